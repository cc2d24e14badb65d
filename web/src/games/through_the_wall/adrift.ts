/** Ghosts that the turning board has left without a space, and where each may be put. */

/** By ghost (its seat): the spaces it may stand on, with the decision each leads to. */
export function adrift(decisions: readonly string[], colours: readonly string[]): Map<number, Map<string, string>> {
  const ghosts = new Map<number, Map<string, string>>();
  for (const decision of decisions) {
    const [verb, colour, space] = decision.split(' ');
    if (verb !== 'put' || !space) continue;
    const ghost = colours.indexOf(colour!);
    ghosts.set(ghost, (ghosts.get(ghost) ?? new Map<string, string>()).set(space, decision));
  }
  return ghosts;
}
