/** How a lid moves: it braces itself, scrapes, turns over the edge and falls; and the same backwards. */

import type { Tomb } from './painting/graves';

const HALF = 4;

/** Lids fall towards the middle of the board. */
export const lean = ({ column }: Tomb): number => (column < HALF ? 1 : -1);

/** Upside down on its own grave. */
export const STAY = 'translate(4%, -5%) rotate(5deg) rotateY(180deg) scale(.96)';

/** Beside its grave, so that one sees what lies inside; only lifted, it shows its stone. */
export function freshRest(tomb: Tomb, turned: boolean): string {
  const to = lean(tomb);
  return `translate(${to * 56}%, ${tomb.row ? -34 : 6}%) rotate(${to * 12}deg) rotateY(${turned ? 180 : 0}deg) scale(.76)`;
}

export function openingKeys(tomb: Tomb, rest: string): Keyframe[] {
  const to = lean(tomb);
  const turn = rest.includes('rotateY(180deg)') ? 100 : 0;
  return [
    { transform: 'translate(0,0) rotate(0) rotateY(0) scale(1)' },
    { transform: 'translate(1.5%,3%) rotate(.6deg) rotateY(0) scale(.96)', offset: 0.085, easing: 'cubic-bezier(.5,0,.8,.4)' }, // it braces itself
    { transform: `translate(${4 * to}%,-4%) rotate(${2 * to}deg) rotateY(0) scale(1)`, offset: 0.17 },
    { transform: `translate(${6 * to}%,-3%) rotate(${to}deg) rotateY(0) scale(1)`, offset: 0.22 },
    { transform: `translate(${15 * to}%,-9%) rotate(${4 * to}deg) rotateY(0) scale(1)`, offset: 0.36, easing: 'cubic-bezier(.4,0,.6,1)' }, // scrapes
    { transform: `translate(${38 * to}%,-52%) rotate(${9 * to}deg) rotateY(${turn}deg) scale(.95)`, offset: 0.62, easing: 'cubic-bezier(.6,0,.9,.5)' }, // over the edge
    { transform: `${rest} scale(1.05,.93)`, offset: 0.84 }, // falls
    { transform: rest },
  ];
}

export function closingKeys(tomb: Tomb, rest: string): Keyframe[] {
  const to = lean(tomb);
  const turn = rest.includes('rotateY(180deg)') ? 80 : 0;
  return [
    { transform: rest },
    { transform: `translate(${to * 26}%,-44%) rotate(${to * 6}deg) rotateY(${turn}deg) scale(1)`, offset: 0.5, easing: 'cubic-bezier(.6,0,.9,.5)' },
    { transform: 'translate(0,0) rotate(0) rotateY(0) scale(1.02,.97)', offset: 0.88 },
    { transform: 'translate(0,0) rotate(0) rotateY(0) scale(1)' },
  ];
}

/** What was found pops up once the lid is down. */
export const popKeys: Keyframe[] = [
  { opacity: 0, transform: 'scale(.7)' },
  { opacity: 0, transform: 'scale(.7)', offset: 0.62 },
  { opacity: 1, transform: 'scale(1.08)', offset: 0.86 },
  { opacity: 1, transform: 'none' },
];

/** Somebody drops into bed. */
export const plumpKeys: Keyframe[] = [{ transform: 'scale(1.2,.8)' }, { transform: 'scale(.94,1.06)' }, { transform: 'none' }];
