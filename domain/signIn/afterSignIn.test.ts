import { describe, expect, it } from 'vitest';
import { afterSignIn, SIGNED_IN_HOME } from './afterSignIn';

describe('afterSignIn', () => {
  it.each([
    ['/jobb/a?b=c#d', '/jobb/a?b=c#d'],
    ['/candidate/apply?job=1&step=summary', '/candidate/apply?job=1&step=summary'],
    ['/loginov', '/loginov'],
    [null, SIGNED_IN_HOME],
    ['//evil.example', SIGNED_IN_HOME],
    ['https://evil.example', SIGNED_IN_HOME],
    ['/login?target_path=%2Flogin', SIGNED_IN_HOME],
    ['/register', SIGNED_IN_HOME],
    ['/auth/bankid', SIGNED_IN_HOME],
  ])('%s leads to %s', (target, expected) => {
    expect(afterSignIn(target)).toBe(expected);
  });
});
