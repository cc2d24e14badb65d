/** What is heard at a table besides what happens in the game: questions, refusals, curtains, people who come, go and speak. */

import { folderOf } from '../../games/registry';
import type { Passing } from '../../sources/passing.svelte';
import { orchestra } from '../../theatre/sound/orchestra.svelte';

/** To be called while a component is made; it listens until the component goes. */
export function listenTo(device: () => Passing): void {
  const table = $derived(device().session.table);
  const game = $derived(table?.game);
  const asked = $derived(device().stage.acting === null && device().asked >= 0);
  const taken = $derived(table?.phase === 'lobby' ? table.seats.filter(({ kind }) => kind !== 'open').length : null);
  let before: number | null = null;

  $effect(() => {
    orchestra.enter(game === undefined ? null : folderOf(game));
    return () => orchestra.enter(null);
  });
  $effect(() => {
    if (asked) orchestra.ask();
  });
  $effect(() => {
    if (device().session.refusal) orchestra.play('refusal');
  });
  $effect(() => {
    if (device().covered) orchestra.play('curtain');
  });
  $effect(() => {
    const line = device().session.log.at(-1);
    if (line?.about === 'said' && line.phrase) orchestra.emote(line.phrase);
  });
  $effect(() => {
    if (taken !== null && before !== null && taken !== before) orchestra.play(taken > before ? 'joins' : 'leaves');
    before = taken;
  });
}

/** The seats at this device. */
export const seatsHere = ({ sessions }: Passing): number[] => sessions.flatMap(({ you }) => you ?? []);
