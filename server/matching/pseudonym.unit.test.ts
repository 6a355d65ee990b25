import { expect, it } from 'vitest';
import { pseudonymOf } from './pseudonym';

const secret = new Uint8Array(32).fill(7);
const name = pseudonymOf(secret, 'employer-1', 'user-1');

it('is the same for the same employer, candidate and server', () => {
  expect(pseudonymOf(secret, 'employer-1', 'user-1')).toBe(name);
  expect(name).toMatch(/^[\w-]{22}$/);
});

it.each([
  ['another employer', pseudonymOf(secret, 'employer-2', 'user-1')],
  ['another candidate', pseudonymOf(secret, 'employer-1', 'user-2')],
  ['another server', pseudonymOf(new Uint8Array(32).fill(8), 'employer-1', 'user-1')],
  ['ids that are cut in another place', pseudonymOf(secret, 'employer-', '1user-1')],
])('is another for %s', (_what, other) => {
  expect(other).not.toBe(name);
});
