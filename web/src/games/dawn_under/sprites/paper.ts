/** How figures are cut from paper: flat shapes, one dark edge, a white margin. */

export interface Sprite {
  id: string;
  box: string;
  body: string;
}

export const EDGE = '#1b1526';

/** A cut edge. */
export const edge = (width = 1.8): string => `stroke="${EDGE}" stroke-width="${width}" stroke-linejoin="round"`;

/** The white margin of a figure cut from a sheet. */
export const margin = (body: string): string => `<g fill="#f8eed9" stroke="#f8eed9" stroke-width="8" stroke-linejoin="round">${body}</g>`;

/** The same outlines again, without their looks. */
export const outlinesOf = (...parts: string[]): string =>
  [...parts.join('').matchAll(/ d="([^"]+)"/g)].map(([, path]) => `<path d="${path}"/>`).join('');
