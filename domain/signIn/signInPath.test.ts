import { expect, it } from 'vitest';
import { MAX_LENGTH } from '../limits';
import { signInPath } from './signInPath';

const targetOf = (path: string) => new URL(path, 'https://site').searchParams.get('target_path');

it('carries where to go afterwards', () => {
  const targetPath = '/candidate/apply?job=v-1&step=summary';
  expect(targetOf(signInPath('login', { targetPath }))).toBe(targetPath);
});

it.each(['&', '%25', 'å', '/'])(
  'is never long, however a query of %s grows when it is encoded again',
  (character) => {
    const targetPath = `/candidate/apply?job=${character.repeat(4000)}`;
    const path = signInPath('register', { targetPath, problem: 'no_auth_session' });
    expect(path.length).toBeLessThan(MAX_LENGTH.path + 100);
    expect(targetOf(path)).toBe('/candidate/apply');
  },
);

it('carries no target whose path alone is too long', () => {
  const targetPath = `/${'a/'.repeat(2000)}`;
  expect(signInPath('login', { targetPath })).toBe('/login');
});
