import { describe, expect, it } from 'vitest';
import { createSiteData } from '../data/siteData';
import { fakeServices } from '../testing/fakeServices';
import {
  keepBankidReturn,
  parseBankidReturn,
  spendBankidReturn,
  takeBankidReturn,
} from './bankidReturn';

const ANSWER = { kind: 'token', idToken: 'a.b.c', state: null } as const;

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
  it('clears the address and keeps its query', () => {
    window.history.replaceState({ key: 1 }, '', '/auth/bankid?a=1#id_token=a.b.c');
    expect(takeBankidReturn()).toEqual(ANSWER);
    expect(window.location.hash).toBe('');
    expect(window.location.search).toBe('?a=1');
    expect(window.history.state).toEqual({ key: 1 });
  });

  it('leaves every other page’s fragment alone', () => {
    window.history.replaceState(null, '', '/jobs#id_token=a.b.c');
    expect(takeBankidReturn()).toBeNull();
    expect(window.location.hash).toBe('#id_token=a.b.c');
  });
});

it('gives a kept answer once, on its own page', () => {
  const aPage = () => createSiteData(fakeServices({}).client);
  const [page, other] = [aPage(), aPage()];
  keepBankidReturn(page, ANSWER);
  expect(spendBankidReturn(other)).toBeNull();
  expect(spendBankidReturn(page)).toEqual(ANSWER);
  expect(spendBankidReturn(page)).toBeNull();
});
