/** How ghosts move: they hop, squeeze through walls, ride, are tugged at, drop, twirl. */

import { at } from '../board';
import { HEAVY, SOFT } from '../easing';
import { caughtAt, framesOf, isHeld, type Waypoint } from '../riding';
import type { Moment } from '../timing';
import type { Show } from './show';

type Place = readonly [x: number, y: number];
type When = Pick<Moment, 'at' | 'length'>;

const bodyOf = (ghost: Element): Element | null => ghost.querySelector('.body');
const move = (show: Show, ghost: Element, frames: Keyframe[], { at: delay, length: duration }: When, easing = SOFT): void => {
  show.play(ghost, frames, { delay, duration, easing });
};

export function hop(show: Show, ghost: Element, from: Place, to: Place, when: When): void {
  show.play(
    bodyOf(ghost),
    [
      { transform: 'scale(1.08, .9)' },
      { transform: 'translateY(-16%) scale(.94, 1.08)', offset: 0.45 },
      { transform: 'scale(1.06, .93)', offset: 0.9 },
      { transform: 'none' },
    ],
    { delay: when.at, duration: when.length },
  );
  move(show, ghost, [{ transform: at(...from) }, { transform: at(...to) }], when);
}

/** Squashed by the magnet, thin and see-through in the wall, plop on the other side. */
export function squeeze(show: Show, ghost: Element, from: Place, to: Place, wall: boolean, when: When): void {
  const through = [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.16, .82)', opacity: 1, offset: 0.16 },
    { transform: 'scale(.64, 1.28)', opacity: 0.6, offset: 0.44 },
    { transform: 'scale(.7, 1.2)', opacity: 0.6, offset: 0.6 },
    { transform: 'scale(1.18, .84)', opacity: 1, offset: 0.84 },
    { transform: 'none', opacity: 1 },
  ];
  const along = [{ transform: 'none' }, { transform: 'rotate(-6deg)', offset: 0.3 }, { transform: 'rotate(5deg)', offset: 0.7 }, { transform: 'none' }];
  show.play(bodyOf(ghost), wall ? through : along, { delay: when.at, duration: when.length });
  if (wall) puffs(show, ghost.parentElement!, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, when);
  const [start, end] = [at(...from), at(...to)];
  move(show, ghost, [{ transform: start }, { transform: start, offset: 0.14 }, { transform: end, offset: 0.86 }, { transform: end }], when);
}

const PUFFS = 8;

/** Plaster comes off the wall where somebody goes through. */
function puffs(show: Show, parent: Element, x: number, y: number, { at: delay, length: duration }: When): void {
  if (show.calm) return;
  for (let i = 0; i < PUFFS; i++) {
    const puff = document.createElement('i');
    puff.className = 'puff';
    const side = i % 2 ? 1 : -1;
    const [across, down] = [side * (0.16 + 0.07 * (i >> 1)), ((i % 3) - 1) * 0.1];
    show.play(
      show.add(parent, puff),
      [
        { transform: `${at(x + side * 0.2, y)} scale(.3)`, opacity: 0 },
        { transform: `${at(x + side * 0.3 + across * 0.6, y + 0.05 + down)} scale(.85)`, opacity: 0.8, offset: 0.5 },
        { transform: `${at(x + side * 0.3 + across * 1.4, y - 0.07 + down * 2)} scale(.5)`, opacity: 0 },
      ],
      { delay, duration, easing: 'linear' },
    );
  }
}

/** Over the frame while the board turns below: riders lean, whom a magnet holds is tugged at, who is caught snaps still. */
export function ride(show: Show, ghost: Element, way: readonly Waypoint[], when: When): void {
  const caught = caughtAt(way);
  const held = isHeld(way);
  const leaning: Keyframe[] = held
    ? [{ transform: 'none' }, { transform: 'skewX(8deg) scale(1.05, .95)', offset: 0.3 }, { transform: 'skewX(-7deg) scale(1.04, .96)', offset: 0.7 }, { transform: 'none' }]
    : [{ transform: 'none' }, { transform: 'rotate(-12deg)', offset: 0.25 }, { transform: 'rotate(9deg)', offset: 0.8 }, { transform: 'none' }];
  const stopping: Keyframe[] =
    caught === null
      ? leaning
      : [
          { transform: 'none', offset: 0 },
          { transform: 'rotate(-12deg)', offset: Math.max(0.01, caught * 0.8) },
          { transform: 'scale(1.22, .76)', offset: Math.min(0.94, caught + 0.02) },
          { transform: 'scale(.93, 1.08)', offset: Math.min(0.97, caught + 0.06) },
          { transform: 'none', offset: 1 },
        ];
  show.play(bodyOf(ghost), stopping, { delay: when.at, duration: when.length, easing: HEAVY });
  if (!held) move(show, ghost, framesOf(way), when, HEAVY);
}

/** Thrown off the board: up in the air, head over heels. */
export function tumble(show: Show, ghost: Element, { at: delay, length: duration }: When): void {
  show.play(
    bodyOf(ghost),
    [{ transform: 'none' }, { transform: 'translateY(-50%) rotate(160deg)', offset: 0.5 }, { transform: 'translateY(-70%) rotate(352deg)' }],
    { delay, duration, easing: SOFT },
  );
}

/** Both palms up: nothing to be done. */
export function shrug(show: Show, ghost: Element | null, { at: delay, length: duration }: When): void {
  show.play(
    ghost && bodyOf(ghost),
    [
      { transform: 'none' },
      { transform: 'translateY(-8%) scaleX(1.1) rotate(5deg)', offset: 0.25 },
      { transform: 'translateY(-8%) scaleX(1.1) rotate(-5deg)', offset: 0.6 },
      { transform: 'none' },
    ],
    { delay, duration },
  );
}

/** Out of the air onto a space. */
export function land(show: Show, ghost: Element, from: Place, to: Place, when: When): void {
  show.play(
    bodyOf(ghost),
    [{ transform: 'translateY(0)' }, { transform: 'translateY(72%) scale(.94, 1.1)', offset: 0.7 }, { transform: 'translateY(82%) scale(1.2, .8)', offset: 0.85 }, { transform: 'translateY(82%)' }],
    { delay: when.at, duration: when.length },
  );
  move(show, ghost, [{ transform: at(...from) }, { transform: at(...to), offset: 0.75 }, { transform: at(...to) }], when);
}

/** A new garment has to be shown off. */
export function twirl(show: Show, ghost: Element | null, { at: delay, length: duration }: When): void {
  show.play(
    ghost && bodyOf(ghost),
    [
      { transform: 'none' },
      { transform: 'translateY(-20%) scaleX(-1)' },
      { transform: 'translateY(-28%) scaleX(1)' },
      { transform: 'translateY(-16%) scaleX(-1)' },
      { transform: 'none' },
    ],
    { delay, duration, easing: 'ease-out' },
  );
}
