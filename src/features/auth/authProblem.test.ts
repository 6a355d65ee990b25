import { describe, expect, it } from 'vitest';
import { authProblemOf, passedOnProblem, wayOn } from './authProblem';

describe('authProblemOf', () => {
  it.each([
    ['bankid_cancelled', 'login', 'cancelled'],
    ['invalid_token', 'login', 'failed'],
    ['unavailable', 'register', 'network'],
    ['internal_error', 'login', 'login'],
    ['internal_error', 'register', 'register'],
    ['internal_error', 'check', 'check'],
  ] as const)('%s during %s is %s', (code, during, expected) => {
    expect(authProblemOf(code, during)).toBe(expected);
  });
});

describe('wayOn', () => {
  it.each([
    ['cancelled', 'login', 'login'],
    ['cancelled', 'register', 'register'],
    ['already_registered', 'register', 'login'],
    ['email_taken', 'register', 'login'],
    ['not_registered', 'login', 'register'],
    ['no_session', 'register', 'register'],
  ] as const)('after %s in %s: %s', (problem, purpose, expected) => {
    expect(wayOn(problem, purpose)).toBe(expected);
  });
});

describe('passedOnProblem', () => {
  it.each([
    [null, null],
    ['not_registered', null],
    [{ authProblem: 'something else' }, null],
    [{ authProblem: 'not_registered' }, 'not_registered'],
  ])('%o', (state, expected) => {
    expect(passedOnProblem(state)).toBe(expected);
  });
});
