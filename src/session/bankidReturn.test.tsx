import { beforeEach, describe, expect, it } from 'vitest';
import { parseBankidReturn, spendBankidReturn, takeBankidReturn } from './bankidReturn';

describe('parseBankidReturn', () => {
  it.each([
    ['', null],
    ['#', null],
    ['#section', null],
    ['#id_token=', null],
    ['#id_token=a.b.c&state=s', { kind: 'token', idToken: 'a.b.c', state: 's' }],
    ['#id_token=a.b.c', { kind: 'token', idToken: 'a.b.c', state: null }],
    ['#error=access_denied&state=s', { kind: 'error', failure: 'bankid_cancelled' }],
    [
      '#error=access_denied&error_description=expiredTransaction',
      { kind: 'error', failure: 'bankid_expired' },
    ],
    ['#error=server_error', { kind: 'error', failure: 'bankid_failed' }],
  ])('%s', (hash, expected) => {
    expect(parseBankidReturn(hash)).toEqual(expected);
  });
});

describe('takeBankidReturn', () => {
  beforeEach(() => {
    spendBankidReturn();
  });

  it('clears the address, keeps its query and gives the answer once', () => {
    window.history.replaceState({ key: 1 }, '', '/auth/bankid?a=1#id_token=a.b.c');
    takeBankidReturn();
    expect(window.location.hash).toBe('');
    expect(window.location.search).toBe('?a=1');
    expect(window.history.state).toEqual({ key: 1 });
    expect(spendBankidReturn()).toEqual({ kind: 'token', idToken: 'a.b.c', state: null });
    expect(spendBankidReturn()).toBeNull();
  });

  it('leaves every other page’s fragment alone', () => {
    window.history.replaceState(null, '', '/jobs#id_token=a.b.c');
    takeBankidReturn();
    expect(window.location.hash).toBe('#id_token=a.b.c');
    expect(spendBankidReturn()).toBeNull();
  });
});
