/** Which outline, engraving and mark a lid has. Bound to its place and to the quarters, never to what lies below. */

import { isPlaza, SIDE } from '../cemetery';
import { ENGRAVINGS } from './engravings';

export type Mark = 'crack' | 'moss' | 'lichen' | 'chip';

export interface Lid {
  outline: number;
  engraving: string;
  mark: Mark | null;
}

/** The classic cemetery: outline, engraving, mark (/ crack, ~ moss, : lichen, ^ chipped corner). */
const TABLE = [
  '1key/ 3snail 1anchor~ 0owl: 1snail 7web 3crown^ 4key',
  '6crown 5cross/ 6rose 5cat 2violin 5rose 2anchor 1cross',
  '1hourglass~ 3fish~ 0candle 7teacup 6mushroom 1owl 4bell~ 7candle',
  '6glasses^ 4web 1umbrella . . 7fish 5hourglass: 6cat:',
  '3rose 7key 6bone . . 2crown 3duck~ 4bones',
  '0anchor 5fish 1crown 4cross^ 6snail 4candle/ 5web~ 0key',
  '3owl 2candle 0web 2rose/ 1fish 2cat^ 3anchor: 6cross',
  '7cat 5snail 4hourglass 6moustache: 7owl 6pipe/ 0hourglass 7boot',
].map((line) => line.split(' '));
const MARKS: Readonly<Record<string, Mark>> = { '/': 'crack', '~': 'moss', ':': 'lichen', '^': 'chip' };
const NAMES = Object.keys(ENGRAVINGS);

function fromTable(column: number, row: number): Lid {
  const [, outline, engraving, mark] = /^(\d)([a-z]+)(\W?)$/.exec(TABLE[row]![column]!)!;
  return { outline: Number(outline), engraving: engraving!, mark: MARKS[mark!] ?? null };
}

/**
 * The lids of a cemetery, by row and column.
 *
 * Every grave has its pair of outline and engraving to itself, and no engraving stands twice in a quarter that has
 * graves enough to do without. Where quarters lie as on the classic cemetery, this is its table.
 */
export function lidsOf(rows: readonly string[]): (Lid | null)[][] {
  const pairs = new Set<string>();
  const carved = new Map<string, Set<string>>([...new Set(rows.join(''))].map((quarter) => [quarter, new Set()]));
  const again: [lid: Lid, quarter: string][] = [];
  const take = (lid: Lid, quarter: string): void => {
    pairs.add(`${lid.outline}${lid.engraving}`);
    carved.get(quarter)!.add(lid.engraving);
  };
  const lids = rows.map((letters, row) =>
    Array.from({ length: SIDE }, (_, column) => {
      if (isPlaza(column, row)) return null;
      const lid = fromTable(column, row);
      const quarter = letters[column]!;
      if (carved.get(quarter)!.has(lid.engraving)) again.push([lid, quarter]);
      else take(lid, quarter);
      return lid;
    }),
  );
  again.forEach(([lid, quarter], turn) => {
    const order = NAMES.map((_, place) => NAMES[(place + turn * 7) % NAMES.length]!).filter((name) => !pairs.has(`${lid.outline}${name}`));
    lid.engraving = order.find((name) => !carved.get(quarter)!.has(name)) ?? order[0]!;
    take(lid, quarter);
  });
  return lids;
}
