import { describe, expect, it } from 'vitest';
import { parseBankidReturn } from './bankidReturn';

describe('parseBankidReturn', () => {
  it.each([
    ['', null],
    ['#', null],
    ['#section', null],
    ['#id_token=', null],
    ['#state=s', { kind: 'nothing', state: 's' }],
    ['#id_token=a.b.c&state=s', { kind: 'token', idToken: 'a.b.c', state: 's' }],
    ['#id_token=a.b.c', { kind: 'token', idToken: 'a.b.c', state: null }],
    ['#error=access_denied&state=s', { kind: 'error', failure: 'bankid_cancelled', state: 's' }],
    [
      '#error=access_denied&error_description=expiredTransaction',
      { kind: 'error', failure: 'bankid_expired', state: null },
    ],
    ['#error=server_error', { kind: 'error', failure: 'bankid_failed', state: null }],
  ])('%s', (hash, expected) => {
    expect(parseBankidReturn(hash)).toEqual(expected);
  });
});
