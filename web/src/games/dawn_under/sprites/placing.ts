/** Every movable piece stands once in the document, for all who show it by its name. */

import { CREATURES } from './creatures';
import { FIGURES } from './figures';
import { PITS } from './pits';
import { THINGS } from './things';

const ID = 'cemetery-sprites';

export function placeSprites(): void {
  if (document.getElementById(ID)) return;
  const symbols = [...FIGURES, ...CREATURES, ...THINGS, ...PITS].map(
    ({ id, box, body }) => `<symbol id="${id}" viewBox="${box}" overflow="visible">${body}</symbol>`,
  );
  document.body.insertAdjacentHTML('beforeend', `<svg id="${ID}" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`);
  document.getElementById(ID)!.style.position = 'absolute';
}
