import { expect, it } from 'vitest';
import { emptyReport, formatReport, noteSkipped } from './report';

it('a report names every number, the commonest reason first', () => {
  const report = { ...emptyReport(), read: 7, added: 3, updated: 1 };
  noteSkipped(report, 'deadline_missing', 2);
  noteSkipped(report, 'not_json', 4);
  noteSkipped(report, 'not_json', 6);
  expect(formatReport(report).split('\n')).toEqual([
    'read                     7',
    'added                    3',
    'updated                  1',
    'unchanged                0',
    'skipped                  3',
    '  not_json               2  is not JSON (first: line 4)',
    '  deadline_missing       1  has no application deadline (first: line 2)',
  ]);
});
