import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from './status';
import { isOpen } from './transitions';
import { type WaitingFor, type WaitingSource, waitsFor } from './waitsFor';

const aSource = (changes: Partial<WaitingSource>): WaitingSource => ({
  status: 'candidate',
  documentRequest: null,
  interviewToChoose: false,
  hasDraft: false,
  ...changes,
});
const EVERYTHING = {
  documentRequest: { missing: ['cv' as const] },
  interviewToChoose: true,
  hasDraft: true,
};

it.each<[Partial<WaitingSource>, WaitingFor[]]>([
  [{ status: 'sent' }, ['reply']],
  [{ status: 'sent', interviewToChoose: true, hasDraft: true }, ['reply']],
  [{ status: 'interested' }, ['apply']],
  [{ status: 'interested', hasDraft: true }, ['draft']],
  [{ status: 'candidate' }, []],
  [{ status: 'qualified', interviewToChoose: true }, ['interview']],
  [{ status: 'pending' }, []],
  [{ status: 'pending', documentRequest: { missing: ['cv'] } }, ['documents']],
  [{ status: 'pending', documentRequest: { missing: [] } }, []],
  [
    { status: 'pending', documentRequest: { missing: ['cv'] }, interviewToChoose: true },
    ['documents', 'interview'],
  ],
  [{ status: 'employed', interviewToChoose: true }, []],
])('%j waits for %j', (changes, expected) => {
  expect(waitsFor(aSource(changes))).toEqual(expected);
});

it('is nothing once an application has ended', () => {
  for (const status of APPLICATION_STATUSES.filter((one) => !isOpen(one))) {
    expect(waitsFor({ ...EVERYTHING, status, documentRequest: null })).toEqual([]);
  }
});
