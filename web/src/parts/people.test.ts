import { expect, it } from 'vitest';
import type { TableView } from '../protocol';
import { absence, missing } from './people';

const seats = [{ kind: 'player', name: 'Edda' }, { kind: 'player', name: 'Otto' }, { kind: 'bot', level: 'moth' }];
const table = (phase: string, more = seats) => ({ phase, seats: more }) as TableView;

it('says of nobody that they are not connected when the game is over: they play on elsewhere', () => {
  const here = [true, false, false];
  expect(absence(table('playing'), here, 1)).toBe('page-offline');
  expect(absence(table('over'), here, 1)).toBe('');
  expect(absence(table('playing'), here, 2)).toBe('');
});

it('misses only people who are waited for, are not there, and nobody plays for', () => {
  expect(missing(table('playing'), [true, false, false], [0, 1, 2])).toEqual([1]);
  expect(missing(table('playing'), [true, false, false], [0])).toEqual([]);
  const relieved = [seats[0]!, { ...seats[1]!, stand_in: true }, seats[2]!];
  expect(missing(table('playing', relieved), [true, false, false], [1])).toEqual([]);
  expect(missing(table('playing'), [], [1])).toEqual([]);
});
