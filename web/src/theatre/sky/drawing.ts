/** Shapes of the sky and the ground, as paths. */

const WIDTH_OF_BLADE = 14;

/** Stars scattered by a seed, always the same ones: where each is, and how large. */
export function stars(width: number, height: number, count: number, seed: number): { x: number; y: number; size: number }[] {
  let state = seed;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => ({
    size: 0.7 + next() * 1.8,
    x: Math.round(next() * width),
    y: Math.round(64 + next() * (height - 64)),
  }));
}

/** A ground with an edge of grass, from its top down. */
export function grass(top: number, width: number): string {
  const blades = Array.from({ length: Math.ceil(width / WIDTH_OF_BLADE) }, (_, blade) => {
    const high = 10 + ((blade * WIDTH_OF_BLADE * 7) % 13);
    return `l5-${high}l4 ${high}l5 0`;
  });
  return `M0 ${top}${blades.join('')}V2000H0Z`;
}
