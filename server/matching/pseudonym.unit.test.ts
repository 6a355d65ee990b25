import { expect, it } from 'vitest';
import { createPseudonyms, crowdMark, type PseudonymScope } from './pseudonym';

const secret = new Uint8Array(32).fill(7);
const other = new Uint8Array(32).fill(8);
const crowd = crowdMark(secret, ['user-1', 'user-2']);
const scope: PseudonymScope = { employerId: 'employer-1', jobId: 'job-1', crowd };
const nameIn = (changes: Partial<PseudonymScope>, seat = 0, of = secret) =>
  createPseudonyms(of, { ...scope, ...changes })(seat);
const name = nameIn({});

it('is the same for the same list, people, seat and server', () => {
  expect(nameIn({ crowd: crowdMark(secret, ['user-2', 'user-1']) })).toBe(name);
  expect(name).toMatch(/^[\w-]{22}$/);
});

it.each([
  ['another employer', nameIn({ employerId: 'employer-2' })],
  ['another job', nameIn({ jobId: 'job-2' })],
  ['another seat', nameIn({}, 1)],
  ['somebody who came', nameIn({ crowd: crowdMark(secret, ['user-1', 'user-2', 'user-3']) })],
  ['somebody who left', nameIn({ crowd: crowdMark(secret, ['user-1']) })],
  ['another server', nameIn({}, 0, other)],
  ['ids that are cut in another place', nameIn({ employerId: 'employer-1job', jobId: '-1' })],
])('is another for %s', (_what, another) => {
  expect(another).not.toBe(name);
});

it('stands for a crowd that another server cannot name', () => {
  expect(crowdMark(other, ['user-1', 'user-2'])).not.toBe(crowd);
  expect(crowdMark(secret, ['user-1user-2'])).not.toBe(crowd);
});
