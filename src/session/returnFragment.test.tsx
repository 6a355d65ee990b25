import { describe, expect, it } from 'vitest';
import { createSiteData } from '../data/siteData';
import { fakeServices } from '../testing/fakeServices';
import { consumeReturnFragment, keepReturnFragment, takeReturnFragment } from './returnFragment';

const FRAGMENT = '#id_token=a.b.c';

describe('takeReturnFragment', () => {
  it('clears the address and keeps its query', () => {
    window.history.replaceState({ key: 1 }, '', `/auth/bankid?a=1${FRAGMENT}`);
    expect(takeReturnFragment()).toBe(FRAGMENT);
    expect(window.location.hash).toBe('');
    expect(window.location.search).toBe('?a=1');
    expect(window.history.state).toEqual({ key: 1 });
  });

  it('leaves the fragment of every other page unchanged', () => {
    window.history.replaceState(null, '', `/jobs${FRAGMENT}`);
    expect(takeReturnFragment()).toBeNull();
    expect(window.location.hash).toBe(FRAGMENT);
  });
});

it('gives a kept fragment once, on its own page', () => {
  const aPage = () => createSiteData(fakeServices({}).client);
  const [page, other] = [aPage(), aPage()];
  keepReturnFragment(page, FRAGMENT);
  expect(consumeReturnFragment(other)).toBeNull();
  expect(consumeReturnFragment(page)).toBe(FRAGMENT);
  expect(consumeReturnFragment(page)).toBeNull();
});
