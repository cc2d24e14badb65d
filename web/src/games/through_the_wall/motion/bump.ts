/** A ghost runs against a wall: it squashes its nose, plaster falls, and it wobbles back. */

import { at } from '../board';

interface Place {
  x: number;
  y: number;
}

const LENGTH = 900;
const RUN_UP = 0.3; // of a space
const PUFFS = 8;

export async function bump(castle: HTMLElement, seat: number, from: Place, to: Place): Promise<void> {
  const ghost = castle.querySelector(`.ghost[data-seat="${seat}"]`);
  if (!ghost) return;
  const [across, down] = [(to.x - from.x) * RUN_UP, (to.y - from.y) * RUN_UP];
  const stand = at(from.x - 0.5, from.y - 0.5);
  const wall = at(from.x - 0.5 + across, from.y - 0.5 + down);
  ghost.querySelector('.body')?.animate(
    [
      { transform: 'none' },
      { transform: 'scale(.92, 1.1)', offset: 0.22 },
      { transform: 'scale(1.26, .7)', offset: 0.34 },
      { transform: 'rotate(-8deg)', offset: 0.6 },
      { transform: 'rotate(6deg)', offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: LENGTH },
  );
  const run = ghost.animate([{ transform: stand }, { transform: wall, offset: 0.3 }, { transform: wall, offset: 0.4 }, { transform: stand, offset: 0.6 }, { transform: stand }], { duration: LENGTH });
  plaster(ghost.parentElement!, { x: from.x - 0.5 + across * 1.6, y: from.y - 0.5 + down * 1.6 });
  await run.finished.catch(() => undefined); // a ghost may leave meanwhile
}

function plaster(parent: Element, { x, y }: Place): void {
  for (let i = 0; i < PUFFS; i++) {
    const puff = document.createElement('i');
    puff.className = 'puff';
    parent.append(puff);
    const side = (i % 2 ? 1 : -1) * (0.08 + 0.06 * i);
    const fall = puff.animate(
      [
        { transform: `${at(x, y)} scale(.2)`, opacity: 0 },
        { transform: `${at(x + side, y - 0.1)} scale(.7)`, opacity: 0.9, offset: 0.5 },
        { transform: `${at(x + side * 1.5, y + 0.3)} scale(.4)`, opacity: 0 },
      ],
      { duration: LENGTH, delay: LENGTH * 0.3, fill: 'both' },
    );
    fall.onfinish = fall.oncancel = () => puff.remove();
  }
}
