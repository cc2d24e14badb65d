import { describe, expect, it } from 'vitest';
import castleRecord from '../../../tests/fairness/castle.json?raw';
import cemeteryRecord from '../../../tests/fairness/cemetery.json?raw';
import { checked, type Verdict } from './check';
import type { Kept } from './keeping';
import { canonical, charmsOf, commitmentOf, promisedOptions, shareCommitment, type Proof, type Share } from './promise';

/** Records that the engine has written. */
type Recorded = Proof & { shares: (Share | null)[] };
const castle = () => JSON.parse(castleRecord) as Recorded;
const cemetery = () => JSON.parse(cemeteryRecord) as Recorded;
const NOTHING: Kept = { nonces: {}, told: [] };
const TWO = [{ kind: 'player' }, { kind: 'player' }];

/** What the page of seat 0 remembers. */
function kept(proof: Recorded): Kept {
  const { commitment } = proof;
  return { nonces: { 0: proof.shares[0]!.nonce! }, told: [0], commitment, options: promisedOptions(proof) };
}

it('finds the same promise as the engine', () => {
  for (const proof of [castle(), cemetery()]) expect(commitmentOf(proof)).toBe(proof.commitment);
});

it('says who had a hand in the deal', () => {
  const both = { verdict: 'agrees', gave: [0, 1], silent: [], unheard: [], witnessed: true };
  expect(checked(castle(), kept(castle()), TWO)).toEqual(both);
  const silent = { verdict: 'agrees', gave: [0], silent: [1], unheard: [], witnessed: false };
  expect(checked(cemetery(), NOTHING, TWO)).toEqual(silent);
  const nonce = 'aa'.repeat(32);
  const mine = { nonces: { 1: nonce }, told: [1] };
  const proof = cemetery();
  proof.shares[1]!.commitment = shareCommitment(1, nonce);
  proof.commitment = commitmentOf(proof);
  expect(checked(proof, mine, TWO)).toEqual({ ...silent, unheard: [1] });
});

const other = 'bb'.repeat(32);
const FRAUDS: [Verdict, string, (proof: Recorded) => void][] = [
  ['another-promise', 'a seed that was chosen when the nonces were known', (proof) => {
    proof.seed = other;
    proof.commitment = commitmentOf(proof);
  }],
  ['another-promise', 'a record of the first format', (proof) => {
    proof.format = 'geisterstunde/1';
    proof.commitment = other;
  }],
  ['broken-promise', 'another seed', (proof) => (proof.seed = other)],
  ['broken-promise', 'the first format under the same promise', (proof) => (proof.format = 'geisterstunde/1')],
  ['broken-promise', 'another commitment of a seat', (proof) => (proof.shares[1] = { commitment: shareCommitment(1, other), nonce: other })],
  ['other-options', 'another board', (proof) => ((proof.options.board as string[])[0] = 'AAABBCB')],
  ['other-options', 'no word of who begins', (proof) => delete proof.deal.first],
  ['other-nonce', 'another nonce', (proof) => (proof.shares[1]!.nonce = other)],
  ['other-nonce', 'two seats swapped', (proof) => (proof.shares = proof.shares.toReversed())],
  ['own-nonce', 'another nonce of ours', (proof) => (proof.shares[0] = { commitment: shareCommitment(0, other), nonce: other })],
  ['own-nonce', 'nothing of ours', (proof) => (proof.shares[0] = null)],
];

describe('notices', () => {
  it.each(FRAUDS)('%s: %s', (verdict, _, commit) => {
    const proof = castle();
    const before = kept(castle());
    commit(proof);
    expect(checked(proof, before, TWO).verdict).toBe(verdict);
  });
});

it('notices a nonce that the house gave in the name of a bot or of nobody, told or not', () => {
  for (const proof of [castle(), cemetery()]) {
    expect(checked(proof, NOTHING, [{ kind: 'player' }, { kind: 'bot' }]).verdict).toBe('foreign-nonce');
    expect(checked(proof, NOTHING, [{ kind: 'player' }]).verdict).toBe('foreign-nonce');
  }
});

it('says of a game of the past that nobody could take part', () => {
  const proof: Proof = { ...castle(), format: 'geisterstunde/1' };
  delete proof.shares;
  expect(checked(proof, NOTHING, TWO)).toEqual({ verdict: 'older', gave: [], silent: [], unheard: [], witnessed: false });
});

it('writes options as the engine does', () => {
  expect(canonical({ b: [1, true, 'ü\n"\\'], a: null })).toBe('{"a":null,"b":[1,true,"ü\\n\\"\\\\"]}');
});

it('shows a commitment as four charms', () => {
  const told = charmsOf('17b0761f').map(({ thing, count }) => `${count} ${thing}`);
  expect(told).toEqual(['4 bat', '1 mushroom', '3 star', '4 bat']);
});
