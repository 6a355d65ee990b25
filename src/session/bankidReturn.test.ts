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
    ['#code=c-1&state=s', { kind: 'code', code: 'c-1', state: 's' }],
    ['#code=c-1', null],
    [
      '#error=access_denied&state=s',
      { kind: 'error', failure: 'bankid_cancelled', error: 'access_denied', state: 's' },
    ],
    [
      '#error=access_denied&error_description=expiredTransaction',
      { kind: 'error', failure: 'bankid_expired', error: 'access_denied', state: null },
    ],
    [
      '#error=server_error',
      { kind: 'error', failure: 'broker_fault', error: 'server_error', state: null },
    ],
  ])('%s', (hash, expected) => {
    expect(parseBankidReturn(hash)).toEqual(expected);
  });
});
