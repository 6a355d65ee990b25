import { expect, it } from 'vitest';
import { foundNothing, type ImportCounts, noCounts } from './counts';

const NOT_OURS = new Set(['occupation_unknown']);
const counts = (changes: Partial<ImportCounts>): ImportCounts => ({ ...noCounts(), ...changes });
const skipped = (reason: string) => ({ read: 1, skipped: { [reason]: { count: 1, first: 1 } } });

it.each<[string, Partial<ImportCounts>[], boolean]>([
  ['no changes', [{}], false],
  ['changes of other trades alone', [skipped('occupation_unknown')], false],
  ['removals of ads that were never ours', [{ read: 3 }], false],
  ['changes of which one was of use', [{ ...skipped('not_json'), updated: 1 }], false],
  ['changes that are ours and of no use', [skipped('deadline_missing')], true],
  ['a page that is no JSON', [skipped('not_json')], true],
  ['a snapshot of nothing', [{}, {}], true],
  ['a snapshot of other trades alone', [skipped('occupation_unknown'), {}], true],
  ['a snapshot with an ad', [{ read: 1, unchanged: 1 }, {}], false],
])('of a sync with %s', (_what, readings, nothing) => {
  expect(foundNothing(readings.map(counts), NOT_OURS)).toBe(nothing);
});
