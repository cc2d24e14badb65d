import { expect, it } from 'vitest';
import { withoutSecrets } from './forgetting';

it('keeps who and why of an event, never where or which colour', () => {
  const opened = { kind: 'opened', facts: { seat: 2, grave: 'c4', lid: 'r', inside: 'vampire g' } };
  expect(withoutSecrets(opened, [])).toEqual({ kind: 'opened', facts: { seat: 2 } });
  const stake = { kind: 'stake_taken', facts: { seat: 1, stakes: 2, rule: 'DU-13' } };
  expect(withoutSecrets(stake, [])).toEqual({ kind: 'stake_taken', facts: { seat: 1, rule: 'DU-13' } });
});

it('keeps what a game calls tellable, and only that', () => {
  const gifts = { kind: 'gifts_fell_due', facts: { receiver: 2, givers: [0, 1], each: 1 } };
  expect(withoutSecrets(gifts, ['receiver'])).toEqual({ kind: 'gifts_fell_due', facts: { receiver: 2 } });
  expect(withoutSecrets(gifts, [])).toEqual({ kind: 'gifts_fell_due', facts: {} });
});
