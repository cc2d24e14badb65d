/** Who marches where. */

/** Everybody in the order of the seats, but the winners in the middle. */
export function paradeOrder(players: number, winners: readonly number[]): number[] {
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  const before = Math.ceil(others.length / 2);
  return [...others.slice(0, before), ...winners, ...others.slice(before)];
}
