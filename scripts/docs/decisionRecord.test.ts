import { expect, it } from 'vitest';
import { readRecord, recordProblems } from './decisionRecord';

const NAMES = ['0001-a.md', '0002-b.md'];
const record = ({ title = '# 0001. A', status = 'accepted', by = 'none' } = {}) =>
  `${title}\n\n- Status: ${status}\n- Superseded by: ${by}\n\n## Context\n\n## Decision\n\n## Consequence\n`;

it('reads the head of a record', () => {
  const markdown = record({ status: 'superseded', by: '[0002](0002-b.md)' });
  expect(readRecord(markdown)).toEqual({
    number: '0001',
    title: 'A',
    status: 'superseded',
    successor: '0002-b.md',
  });
});

it.each([record(), record({ status: 'superseded', by: '[0002](0002-b.md)' })])(
  'finds nothing wrong with a record as it should be',
  (markdown) => {
    expect(recordProblems('0001-a.md', markdown, NAMES)).toEqual([]);
  },
);

it.each([
  ['the number of another file', record({ title: '# 0002. A' }), 'The title begins'],
  ['an unknown status', record({ status: 'maybe' }), 'The status is one of'],
  ['a missing heading', record().replace('## Context', ''), 'The headings are'],
  ['no line about a successor', record({ by: '' }), '"Superseded by" is'],
  ['a successor without the status', record({ by: '[0002](0002-b.md)' }), 'Only a superseded'],
  ['the status without a successor', record({ status: 'superseded' }), 'Only a superseded'],
  [
    'a successor that is no record',
    record({ status: 'superseded', by: '[0003](0003-c.md)' }),
    'The successor exists',
  ],
  [
    'itself as its successor',
    record({ status: 'superseded', by: '[0001](0001-a.md)' }),
    'The successor is another',
  ],
])('finds %s', (_name, markdown, problem) => {
  expect(recordProblems('0001-a.md', markdown, NAMES)).toEqual([expect.stringContaining(problem)]);
});
