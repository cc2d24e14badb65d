/** How a figure is cut out: markup of paths with an outline, on a box of 120 by 156. */

export const EDGE = '#1b1526';

export const outlined = (width = 2.4): string =>
  `stroke="${EDGE}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

export const line = (d: string, width = 2.4, colour = EDGE): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

/** An eye whose pupil can look elsewhere. */
export const eye = (x: number, y: number, radius = 7, lookX = 0, lookY = 1): string => {
  const pupil = dot(x + lookX, y + lookY, radius * 0.5, EDGE) + dot(x + lookX + 1.2, y + lookY - 1.6, radius * 0.16, '#fff');
  return `${dot(x, y, radius, '#fffdf6', outlined(1.8))}<g class="pupil">${pupil}</g>`;
};

export const cheeks = (x1: number, x2: number, y: number, fill = '#ee8f86'): string =>
  `<g fill="${fill}" opacity=".6"><ellipse cx="${x1}" cy="${y}" rx="7" ry="5"/><ellipse cx="${x2}" cy="${y}" rx="7" ry="5"/></g>`;

export const flip = (body: string): string => `<g transform="translate(120 0) scale(-1 1)">${body}</g>`;

/** The white margin of a figure cut from a sheet. */
export const rim = (...outlines: string[]): string =>
  `<g fill="#f8eed9" stroke="#f8eed9" stroke-width="10" stroke-linejoin="round">${outlines.map((d) => `<path d="${d}"/>`).join('')}</g>`;

/** A ring of spikes between two angles. */
export function spikes(cx: number, cy: number, inner: number, outer: number, from: number, to: number, count: number): string {
  const points = Array.from({ length: 2 * count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / (2 * count);
    const radius = i % 2 ? outer : inner;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
