/** How the castle itself moves: the board turns, sliders slide and are carried over. */

import { HEAVY, SOFT } from '../easing';
import type { Moment } from '../timing';
import type { Turntable } from '../turntable.svelte';
import type { Show } from './show';

type When = Pick<Moment, 'at' | 'length'>;
type Lie = { tunnel: number; offset: number };

const NARROW = 900; // pixels: there the eye steps back farther
const lies = ({ tunnel, offset }: Lie): string => `translate(${tunnel * 100}%, ${(offset * 100) / 7}%)`;

/** A quarter, from where it lies: everything that turns, everything that stays upright on it, and the walls drawn anew. */
export function turn(show: Show, castle: Element, turntable: Turntable, quarters: number, way: number, when: When): void {
  if (show.calm) return;
  const [from, by] = [quarters * 90, way * 90];
  const timing = { delay: when.at, duration: when.length, easing: HEAVY };
  turntable.degrees = from;
  show.afterwards(() => (turntable.degrees = null));
  const [floor] = [...castle.querySelectorAll('.spin')].map((node) => show.play(node, [{ rotate: `${from}deg` }, { rotate: `${from + by}deg` }], timing));
  for (const node of castle.querySelectorAll('.up')) show.play(node, [{ rotate: `${-from}deg` }, { rotate: `${-from - by}deg` }], timing);
  show.follow(floor ?? null, (progress) => (turntable.degrees = from + by * progress));
  stepBack(show, castle.querySelector('.camera'), when);
}

/** The eye steps back so that the corners of the turning board stay in sight. */
function stepBack(show: Show, camera: Element | null, { at: delay, length: duration }: When): void {
  const far = `scale(${innerWidth < NARROW ? 0.8 : 0.84})`;
  show.play(camera, [{ transform: 'none' }, { transform: far, offset: 0.25 }, { transform: far, offset: 0.78 }, { transform: 'none' }], { delay, duration });
}

export function slide(show: Show, castle: Element, slider: number, from: Lie, to: Lie, { at: delay, length: duration }: When): void {
  for (const beam of castle.querySelectorAll(`.beam[data-slider="${slider}"]`))
    show.play(beam, [{ transform: lies(from) }, { transform: lies(to) }], { delay, duration, easing: SOFT });
}

/** Drawn out, carried across, pushed in. */
export function carry(show: Show, castle: Element, slider: number, from: Lie, to: Lie, { at: delay, length: duration }: When): void {
  const frames = [
    { transform: lies(from), opacity: 1 },
    { transform: `${lies(from)} scale(1.06)`, opacity: 0.8, offset: 0.2 },
    { transform: `${lies({ tunnel: to.tunnel, offset: from.offset })} scale(1.06)`, opacity: 0.8, offset: 0.6 },
    { transform: lies(to), opacity: 1 },
  ];
  for (const beam of castle.querySelectorAll(`.beam[data-slider="${slider}"]`)) show.play(beam, frames, { delay, duration, easing: SOFT });
}

/** The knob of a slider that somebody else moves says which it is. */
export function shake(show: Show, castle: Element, slider: number, { at: delay }: When): void {
  for (const knob of castle.querySelectorAll(`.knob[data-slider="${slider}"] svg`))
    show.play(knob, [{ transform: 'none' }, { transform: 'scale(1.16)' }, { transform: 'none' }], { delay, duration: 320 });
}
