import { describe, expect, it } from 'vitest';
import { parseAuthPageState } from './authPageState';

describe('parseAuthPageState', () => {
  it.each([
    ['nothing', null],
    ['a text', 'login'],
    ['another purpose', { purpose: 'admin' }],
  ])('rejects %s', (_name, value) => {
    expect(parseAuthPageState(value)).toBeNull();
  });

  it.each([
    ['//evil.example', null],
    ['https://evil.example', null],
    [7, null],
    ['/jobb/a?b=c', '/jobb/a?b=c'],
  ])('keeps a target of this site only: %s', (targetPath, expected) => {
    expect(parseAuthPageState({ purpose: 'login', targetPath })).toEqual({
      purpose: 'login',
      targetPath: expected,
      sessionID: null,
      sharedComputer: false,
    });
  });
});
