/** What the narrator says: short, warm, spoken. */

import { say } from '../../language.svelte';
import { who, type People } from '../../parts/people';
import type { EventMessage } from '../../protocol';
import type { Grasp } from './grasp.svelte';

interface Situation {
  decisions: readonly string[];
  grasp: Pick<Grasp, 'lit' | 'hand' | 'hovers'>;
  movesLeft: number;
  /** The garment that is printed where the ghost stands. */
  sought: string | null;
  /** A ghost without a space, in words, and whether it was thrown off the board. */
  stray: string | null;
  isThrownOut: boolean;
}

/** Null where the server's own question says it best. */
export function narrate({ decisions, grasp, movesLeft, sought, stray, isThrownOut }: Situation): string | null {
  const may = (verb: string): boolean => decisions.some((each) => each.startsWith(`${verb} `));
  if (decisions.length === 0) return null;
  if (stray !== null) return say(isThrownOut ? 'page-put-in-corner' : 'page-put', { ghost: stray });
  if (grasp.hand) return say(grasp.hovers ? 'page-how-deep' : 'page-lifted', { slider: grasp.hand.slider });
  if (grasp.lit !== null) return say('page-slider-lit', { slider: grasp.lit });
  if (may('swap')) return say('page-swap-decks');
  if (may('search') && sought) return say('page-search-now', { garment: say(`page-garment-${sought}`) });
  return movesLeft > 0 ? say('page-move', { count: movesLeft }) : say('page-ring');
}

const TOLD = ['stepped', 'slid', 'shifted', 'turned', 'put', 'searched', 'swapped'];

/** What somebody does, while it is seen; null where there is nothing to say. */
export function narrateAct(told: readonly EventMessage[], people: People): string | null {
  const event = told.find(({ kind }) => TOLD.includes(kind));
  if (!event) return null;
  const { kind, facts } = event;
  const doer = who(people, facts.seat as number);
  if (kind === 'searched' && doer.who === 'you') return say('page-acts-searches'); // the cupboard itself shows what comes of it
  if (kind === 'searched') return say(facts.found ? 'page-acts-finds' : 'page-acts-misses', { ...doer, garment: say(`page-garment-${facts.garment as string}`) });
  return say(`page-acts-${kind}`, { ...doer, slider: facts.slider as number });
}
