/** What is seen of each kind of event. */

import { carry, shake, slide, turn } from './castle';
import { burst, fly, rummage, swap } from './dressing';
import { hop, land, ride, shrug, squeeze, tumble, twirl } from './ghosts';
import type { Scene } from './scene';
import type { Moment } from '../timing';
import { isWalled } from '../walls';

type Facts = Readonly<Record<string, unknown>>;
type When = Pick<Moment, 'at' | 'length'>;
/** How much of dressing is flying; the rest is showing off. */
export const FLIGHT = 0.55;

/** By kinds of events; those that are not here are told by the view alone. */
export const ACTS: Readonly<Record<string, (scene: Scene, facts: Facts, when: When) => void>> = {
  stepped(scene, { seat, space }, when) {
    const to = scene.place(space as string);
    const from = scene.leave(seat as number, to);
    hop(scene.show, scene.ghost(seat as number)!, from, to, when);
  },

  slid(scene, { slider, offset }, when) {
    move(scene, slider as number, { ...scene.sliders[(slider as number) - 1]!, offset: offset as number }, when, slide);
  },

  shifted(scene, { slider, tunnel, offset }, when) {
    move(scene, slider as number, { tunnel: tunnel as number, offset: offset as number }, when, carry);
  },

  carried(scene, { ghost, space }, when) {
    const seat = scene.seatOf(ghost);
    const to = scene.place(space as string);
    const from = scene.leave(seat, to);
    const wall = isWalled(scene.rows, scene.before.ghosts[seat] ?? '', space as string);
    squeeze(scene.show, scene.ghost(seat)!, from, to, wall, when);
  },

  turned(scene, { way, quarters }, when) {
    turn(scene.show, scene.castle, scene.turntable, scene.quarters, way === 'left' ? -1 : 1, when);
    scene.quarters = quarters as number;
    scene.ways.forEach((path, seat) => {
      const end = path.at(-1);
      if (!end) return;
      ride(scene.show, scene.ghost(seat)!, path, when);
      scene.leave(seat, [end.x, end.y]);
    });
  },

  settled(scene, { ghost, space }, when) {
    const seat = scene.seatOf(ghost);
    const to = scene.place(space as string);
    const from = scene.leave(seat, to);
    const isThere = Math.hypot(from[0] - to[0], from[1] - to[1]) < 0.05;
    if (!isThere) hop(scene.show, scene.ghost(seat)!, from, to, when);
  },

  pushed_off(scene, { ghost }, when) {
    tumble(scene.show, scene.ghost(scene.seatOf(ghost))!, when);
  },

  straddles(scene, { ghost }, when) {
    shrug(scene.show, scene.ghost(scene.seatOf(ghost)), when);
  },

  put(scene, { ghost, space }, when) {
    const seat = scene.seatOf(ghost);
    const to = scene.place(space as string);
    land(scene.show, scene.ghost(seat)!, scene.leave(seat, to), to, when);
  },

  searched(scene, { seat, deck, found }, when) {
    rummage(scene.show, scene.deck(deck), when);
    if (!found) shrug(scene.show, scene.ghost(seat as number), { at: when.at + when.length / 2, length: when.length });
  },

  dressed(scene, { seat, garment }, { at, length }) {
    const ghost = scene.ghost(seat as number)!;
    const deck = document.querySelector('.decks') ?? ghost;
    fly(scene.show, garment as string, deck, ghost, { at, length: length * FLIGHT });
    const shown = { at: at + length * FLIGHT, length: length * (1 - FLIGHT) };
    twirl(scene.show, ghost, shown);
    burst(scene.show, ghost, shown);
  },

  swapped(scene, { deck, other }, when) {
    swap(scene.show, scene.deck(deck), scene.deck(other), when);
  },
};

function move(scene: Scene, slider: number, to: { tunnel: number; offset: number }, when: When, by: typeof slide): void {
  shake(scene.show, scene.castle, slider, when);
  by(scene.show, scene.castle, slider, scene.sliders[slider - 1]!, to, when);
  scene.sliders[slider - 1] = to;
}
