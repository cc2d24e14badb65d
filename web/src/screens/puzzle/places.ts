/** The ribbon: what was decided, what is told of the way, and what is still open. */

export interface RibbonPlace {
  decision: string | null;
  /** Made, the next one of the way, told of the way, or open. */
  kind: 'made' | 'bright' | 'told' | 'todo';
}

export function places(made: readonly string[], way: readonly string[], moves: number): RibbonPlace[] {
  const filled: RibbonPlace[] = [
    ...made.map((decision) => ({ decision, kind: 'made' as const })),
    ...way.map((decision, place) => ({ decision, kind: place === 0 ? ('bright' as const) : ('told' as const) })),
  ];
  const open = Math.max(moves - filled.length, 0);
  return [...filled, ...Array.from({ length: open }, () => ({ decision: null, kind: 'todo' as const }))];
}
