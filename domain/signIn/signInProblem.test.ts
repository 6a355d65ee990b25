import { describe, expect, it } from 'vitest';
import { signInPath } from './signInPath';
import { pageForProblem, signInProblemFrom, signInProblemOf } from './signInProblem';

describe('signInProblemOf', () => {
  it.each([
    ['bankid_cancelled', 'login', 'cancelled'],
    ['invalid_token', 'login', 'failed'],
    ['network_error', 'register', 'network'],
    ['unavailable', 'register', 'service_down'],
    ['bankid_unavailable', 'login', 'bankid_down'],
    ['internal_error', 'login', 'login'],
    ['internal_error', 'register', 'register'],
    ['internal_error', 'check', 'check'],
    ['internal_error', 'connect', 'connect'],
    ['conflict', 'connect', 'connected_elsewhere'],
    ['invalid_token', 'confirm', 'confirm'],
    ['invalid_token', 'connect', 'failed'],
  ] as const)('%s during %s is %s', (code, during, expected) => {
    expect(signInProblemOf(code, during)).toBe(expected);
  });
});

describe('pageForProblem', () => {
  it.each([
    ['cancelled', 'login', 'login'],
    ['cancelled', 'register', 'register'],
    ['already_registered', 'register', 'login'],
    ['email_taken', 'register', 'login'],
    ['not_registered', 'login', 'register'],
    ['no_session', 'register', 'register'],
  ] as const)('after %s in %s: %s', (problem, purpose, expected) => {
    expect(pageForProblem(problem, purpose)).toBe(expected);
  });
});

it.each([
  ['cancelled', 'cancelled'],
  ['toString', null],
  ['<script>', null],
  [null, null],
])('reads %o from an address as %o', (value, expected) => {
  expect(signInProblemFrom(value)).toBe(expected);
});

it.each([
  [{}, '/login'],
  [{ targetPath: null, problem: null, sharedComputer: false }, '/login'],
  [
    { targetPath: '/jobb/a?b=c', problem: 'expired', sharedComputer: true },
    '/login?target_path=%2Fjobb%2Fa%3Fb%3Dc&problem=expired&shared_computer=1',
  ],
] as const)('%o is at %s', (options, path) => {
  expect(signInPath('login', options)).toBe(path);
});
