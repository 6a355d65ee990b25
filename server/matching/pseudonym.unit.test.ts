import { expect, it } from 'vitest';
import { createPseudonyms, type PseudonymScope } from './pseudonym';

const secret = new Uint8Array(32).fill(7);
const scope: PseudonymScope = {
  employerId: 'employer-1',
  jobId: 'job-1',
  people: ['user-1', 'user-2'],
};
const nameIn = (changes: Partial<PseudonymScope>, user = 'user-1', of = secret) =>
  createPseudonyms(of, { ...scope, ...changes })(user);
const name = nameIn({});

it('is the same for the same list, people, candidate and server', () => {
  expect(nameIn({ people: ['user-2', 'user-1'] })).toBe(name);
  expect(name).toMatch(/^[\w-]{22}$/);
});

it.each([
  ['another employer', nameIn({ employerId: 'employer-2' })],
  ['another job', nameIn({ jobId: 'job-2' })],
  ['another candidate', nameIn({}, 'user-2')],
  ['somebody who came', nameIn({ people: ['user-1', 'user-2', 'user-3'] })],
  ['somebody who left', nameIn({ people: ['user-1'] })],
  ['another server', nameIn({}, 'user-1', new Uint8Array(32).fill(8))],
  ['ids that are cut in another place', nameIn({ employerId: 'employer-1job', jobId: '-1' })],
])('is another for %s', (_what, other) => {
  expect(other).not.toBe(name);
});
