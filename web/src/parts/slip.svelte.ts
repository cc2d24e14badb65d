/** The rule that somebody at a table looks up: its paragraph lies on a slip of paper, and nobody leaves the table. */

export const slip = $state<{ rule: string | null }>({ rule: null });

/** Follows a link to a rule, where there is a table on a slip of paper. */
export function lookUp(event: MouseEvent, rule: string): void {
  if (!location.hash.startsWith('#/t/')) return;
  event.preventDefault();
  slip.rule = rule;
}
