import { expect, it } from 'vitest';
import { countSkipped, noCounts } from './counts';
import { formatCounts } from './report';

it('a report names every number, the commonest reason first', () => {
  const counts = { ...noCounts(), note: null, read: 7, added: 3, updated: 1, repeated: 1 };
  countSkipped(counts, 'no_deadline', 2);
  countSkipped(counts, 'not_json', 4);
  countSkipped(counts, 'not_json', 6);
  expect(formatCounts(counts, { no_deadline: 'has no deadline' }).split('\n')).toEqual([
    'read                7',
    'added               3',
    'updated             1',
    'unchanged           0',
    'removed             0',
    'repeated            1',
    'skipped             3',
    '  not_json          2  is not JSON (first: line 4)',
    '  no_deadline       1  has no deadline (first: line 2)',
  ]);
});

it('a report ends with the note of its run', () => {
  const note = 'Nothing was marked missing: a later snapshot has been read already.';
  expect(
    formatCounts({ ...noCounts(), note }, {})
      .split('\n')
      .at(-1),
  ).toBe(note);
});
