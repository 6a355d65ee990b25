import { describe, expect, it } from 'vitest';
import { passedOnProblem, toneOf } from './authProblem';

describe('toneOf', () => {
  it.each([
    ['cancelled', 'info'],
    ['signed_in', 'info'],
    ['bankid_down', 'warning'],
    ['failed', 'danger'],
  ] as const)('%s is drawn as %s', (problem, tone) => {
    expect(toneOf(problem)).toBe(tone);
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
