import { describe, expect, it } from 'vitest';
import { createSiteData } from '../data/siteData';
import { fakeServices } from '../testing/fakeServices';
import { keepBankidFragment, spendBankidFragment, takeBankidFragment } from './bankidFragment';

const FRAGMENT = '#id_token=a.b.c';

describe('takeBankidFragment', () => {
  it('clears the address and keeps its query', () => {
    window.history.replaceState({ key: 1 }, '', `/auth/bankid?a=1${FRAGMENT}`);
    expect(takeBankidFragment()).toBe(FRAGMENT);
    expect(window.location.hash).toBe('');
    expect(window.location.search).toBe('?a=1');
    expect(window.history.state).toEqual({ key: 1 });
  });

  it('leaves every other page’s fragment alone', () => {
    window.history.replaceState(null, '', `/jobs${FRAGMENT}`);
    expect(takeBankidFragment()).toBeNull();
    expect(window.location.hash).toBe(FRAGMENT);
  });
});

it('gives a kept fragment once, on its own page', () => {
  const aPage = () => createSiteData(fakeServices({}).client);
  const [page, other] = [aPage(), aPage()];
  keepBankidFragment(page, FRAGMENT);
  expect(spendBankidFragment(other)).toBeNull();
  expect(spendBankidFragment(page)).toBe(FRAGMENT);
  expect(spendBankidFragment(page)).toBeNull();
});
