/** The castle performs what happened: first it moves, then it is so, then somebody is asked. */

import { tick } from 'svelte';
import type { Act, Cue, Performer } from '../../sources/source';
import { watchFrames } from '../../theatre/leanness.svelte';
import { rowsOf } from './board';
import { ACTS, FLIGHT } from './motion/acts';
import './motion/motion.css';
import { Scene } from './motion/scene';
import { Show } from './motion/show';
import { lengthOfAll, moments, type Moment } from './timing';
import type { Turntable } from './turntable.svelte';
import type { View } from './view';
import type { Wardrobe } from './wardrobe.svelte';

/** What a table lends to a performance. */
export interface Company {
  castle: HTMLElement;
  turntable: Turntable;
  calm: boolean;
  lastSeen: ({ x: number; y: number } | null)[];
  wardrobe: Wardrobe;
}

export const performerOf =
  (company: () => Company | null): Performer =>
  async (act, cue) => {
    const lent = company();
    if (lent) await perform(act, cue, lent);
  };

async function perform(act: Act, cue: Cue, company: Company): Promise<void> {
  company.wardrobe.shut(); // what others do is not to be missed
  const show = new Show(cue, company.calm);
  const scene = new Scene(show, company.castle, company.turntable, act.before as View, act.told, rowsOf(act.table.options.board), company.lastSeen);
  const all = moments(act.told, cue.rate);
  const opening = all.find(({ event }) => event.kind === 'deck_seen');
  await run(scene, all.filter((moment) => !opening || moment.at < opening.at));
  if (opening) {
    await cue.read(company.wardrobe.open(act.told, cue.signal));
    await run(scene, all.filter((moment) => moment.at > opening.at).map((moment) => ({ ...moment, at: moment.at - opening.at - opening.length })), cue);
  }
  remember(scene, act.after as View, company);
  cue.settle();
  await tick();
  show.strike();
}

/** Plays some moments to their end; what somebody has put on is worn while it is shown off. */
async function run(scene: Scene, all: readonly Moment[], cue: Cue = scene.show.cue): Promise<void> {
  const turns = all.some(({ event }) => event.kind === 'turned');
  const enough = turns ? watchFrames() : null;
  for (const { event, at, length } of all) ACTS[event.kind]?.(scene, event.facts, { at, length });
  const dressing = all.find(({ event }) => event.kind === 'dressed');
  if (dressing) {
    await scene.show.wait(dressing.at + dressing.length * FLIGHT);
    cue.settle();
  }
  await scene.show.wait(lengthOfAll(all) - (dressing ? dressing.at + dressing.length * FLIGHT : 0));
  if (!scene.show.calm && !cue.signal.aborted) enough?.();
}

/** Whoever has no space floats where the turn has left it. */
function remember(scene: Scene, after: View, company: Company): void {
  after.ghosts.forEach((space, seat) => {
    const [x, y] = scene.where(seat);
    company.lastSeen[seat] = space === null ? { x, y } : null;
  });
}
