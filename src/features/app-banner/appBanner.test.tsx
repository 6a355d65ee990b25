import { afterEach, describe, expect, it } from 'vitest';
import { APP_BANNER_KEY } from '#domain/appBanner';
import { localStore } from '../../lib/store/localStore';
import { appHref, dismiss, isDismissed } from './appBanner';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const KEY = APP_BANNER_KEY;

describe('the banner that was closed', () => {
  afterEach(() => localStore.remove(KEY));

  it('comes back after 90 days', () => {
    expect(isDismissed(NOW)).toBe(false);
    dismiss(NOW);
    expect(isDismissed(NOW)).toBe(true);
    expect(isDismissed(NOW + 90 * DAY - 1)).toBe(true);
    expect(isDismissed(NOW + 90 * DAY)).toBe(false);
  });

  it.each([['yesterday'], [{}], [NOW + DAY]])('is not closed by %j', (stored) => {
    localStore.write(KEY, stored);
    expect(isDismissed(NOW)).toBe(false);
  });
});

describe('the app’s address', () => {
  it.each([
    ['nurse-a1', 'https://app.example.com/jobb/nurse-a1'],
    ['a/b?c', 'https://app.example.com/jobb/a%2Fb%3Fc'],
    [null, 'https://app.example.com/'],
  ])('of %s is %s', (slug, href) => {
    expect(appHref('https://app.example.com/jobb/{slug}', slug)).toBe(href);
  });
});
