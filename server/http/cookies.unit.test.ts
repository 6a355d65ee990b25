import { expect, it } from 'vitest';
import { browserCookie, browserIdsIn, SESSION_COOKIE, trustedCookies, wireName } from './cookies';

const BROWSER = browserCookie('0123456789abcdef0123');

it('names a request’s cookie by its value', () => {
  expect(BROWSER).toBe('vikari_bankid_0123456789abcdef');
});

it.each([
  [SESSION_COOKIE, '__Host-vikari_session'],
  [BROWSER, `__Host-${BROWSER}`],
  ['vikari_language', 'vikari_language'],
])('gives %s the prefix of authenticating cookies only under https', (name, overHttps) => {
  expect(wireName(name, true)).toBe(overHttps);
  expect(wireName(name, false)).toBe(name);
});

it('ignores an authenticating cookie that another host of the domain may have set, under https', () => {
  const cookies = {
    vikari_session: 'planted',
    [BROWSER]: 'planted',
    '__Host-vikari_session': 'own',
    [`__Host-${BROWSER}`]: 'own too',
    vikari_language: 'en',
    '__Host-other': 'x',
  };
  expect(trustedCookies(cookies)).toEqual({
    vikari_session: 'own',
    [BROWSER]: 'own too',
    vikari_language: 'en',
    '__Host-other': 'x',
  });
});

it("finds the values of a browser's requests, oldest first", () => {
  const cookies = { vikari_bankid_b: 'first', vikari_session: 's', vikari_bankid_a: 'second' };
  expect(browserIdsIn(cookies)).toEqual(['first', 'second']);
});
