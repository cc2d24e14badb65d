/** Decks are searched, garments fly, decks change places. */

import { SOFT } from '../easing';
import type { Moment } from '../timing';
import type { Show } from './show';

type When = Pick<Moment, 'at' | 'length'>;
const CONFETTI = ['#f4bf45', '#e8606c', '#6fc0c8', '#8fd07a', '#d9a5e8', '#fff6e2'];
const BITS = 28;
const SVG = 'http://www.w3.org/2000/svg';

const middleOf = (node: Element): { x: number; y: number } => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Somebody looks through a deck. */
export function rummage(show: Show, deck: Element | null, { at: delay, length: duration }: When): void {
  show.play(
    deck,
    [
      { transform: 'none' },
      { transform: 'translateY(-16px) rotate(-5deg)', offset: 0.3 },
      { transform: 'translateY(-16px) rotate(5deg)', offset: 0.55 },
      { transform: 'translateY(-16px) rotate(-3deg)', offset: 0.8 },
      { transform: 'none' },
    ],
    { delay, duration, easing: SOFT },
  );
}

/** A garment flies in an arc from where it was found to the ghost that wears it from now on. */
export function fly(show: Show, garment: string, from: Element, to: Element, { at: delay, length: duration }: When): void {
  if (show.calm) return;
  const [start, end] = [middleOf(from), middleOf(to)];
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 110 };
  const flyer = document.createElementNS(SVG, 'svg');
  flyer.setAttribute('viewBox', '0 0 100 100');
  flyer.setAttribute('class', 'flying-garment');
  flyer.innerHTML = `<use href="#garment-${garment}" width="100" height="100" />`;
  const where = ({ x, y }: { x: number; y: number }, size: number, turn: number): string =>
    `translate(${x - 45}px, ${y - 45}px) scale(${size}) rotate(${turn}deg)`;
  show.play(
    show.add(document.body, flyer),
    [
      { transform: where(start, 0.5, 0), opacity: 0 },
      { transform: where(start, 1.4, 0), opacity: 1, offset: 0.15 },
      { transform: where(top, 1.2, -20), opacity: 1, offset: 0.55 },
      { transform: where(end, 0.5, 10), opacity: 1 },
    ],
    { delay, duration, easing: SOFT, fill: 'both' },
  );
}

/** Confetti from a ghost that has something new to wear. */
export function burst(show: Show, from: Element, { at: delay, length: duration }: When): void {
  if (show.calm) return;
  const { x, y } = middleOf(from);
  for (let i = 0; i < BITS; i++) {
    const bit = document.createElement('i');
    bit.className = 'confetti-bit';
    bit.style.background = CONFETTI[i % CONFETTI.length]!;
    const [angle, far] = [(i / BITS) * 2 * Math.PI, 60 + ((i * 37) % 90)];
    const place = (across: number, down: number, size: number, turn: number): string =>
      `translate(${x + Math.cos(angle) * far * across}px, ${y + Math.sin(angle) * far * across + down}px) scale(${size}) rotate(${turn}deg)`;
    show.play(
      show.add(document.body, bit),
      [
        { transform: place(0, 0, 0.4, 0), opacity: 1 },
        { transform: place(1, -40, 1.2, i * 50), opacity: 1, offset: 0.55 },
        { transform: place(1.15, 70, 0.8, i * 90), opacity: 0 },
      ],
      { delay, duration, easing: 'ease-out' },
    );
  }
}

/** Two decks change places. */
export function swap(show: Show, one: Element | null, other: Element | null, { at: delay, length: duration }: When): void {
  if (!one || !other) return;
  const [from, to] = [middleOf(one), middleOf(other)];
  for (const [deck, way, lift] of [
    [one, 1, -24],
    [other, -1, 24],
  ] as const) {
    const [across, down] = [way * (to.x - from.x), way * (to.y - from.y)];
    show.play(
      deck,
      [{ transform: 'none' }, { transform: `translate(${across / 2}px, ${down / 2 + lift}px)`, offset: 0.5 }, { transform: `translate(${across}px, ${down}px)` }],
      { delay, duration, easing: SOFT },
    );
  }
}
