import { expect, it } from 'vitest';
import { FOLLOWING } from './following';
import { BEATS } from './timing';

it('moves by the times that the server leaves for following', () => {
  const leads = Object.entries(BEATS).map(([kind, { lead }]) => [kind, lead] as const);
  expect(Object.fromEntries(leads.filter(([, lead]) => lead > 0))).toEqual(FOLLOWING);
});
