import { describe, expect, it } from 'vitest';
import { isSameOriginCall, requireSameOrigin } from './sameOrigin';

const site = 'https://vikari.example/base';
const own = 'https://vikari.example';
const cookie = 'vikari_session=x';

describe('isSameOriginCall', () => {
  it.each([
    ['a read from anywhere', 'GET', { 'sec-fetch-site': 'cross-site', cookie }],
    ['the site, by Sec-Fetch-Site', 'POST', { 'sec-fetch-site': 'same-origin', cookie }],
    ['the site, by Origin', 'POST', { origin: own, cookie }],
    ['a server with its key', 'PATCH', { authorization: 'Bearer k' }],
    ['a program that sends "none", without a cookie', 'POST', { 'sec-fetch-site': 'none' }],
  ])('lets %s pass', (_who, method, headers) => {
    expect(isSameOriginCall({ method, headers }, site)).toBe(true);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', cookie }],
    ['another site without a cookie', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://x.vikari.example' }],
    ['a foreign Origin', { origin: 'https://evil.example', cookie }],
    ['a foreign Origin without a cookie', { origin: 'https://evil.example' }],
    ['the same host over http', { origin: 'http://vikari.example', cookie }],
    ['another port', { origin: `${own}:8443`, cookie }],
    ['an opaque Origin', { origin: 'null', cookie }],
    ['a cookie without an origin', { cookie }],
    ['a cookie with Sec-Fetch-Site "none"', { 'sec-fetch-site': 'none', cookie }],
    ['a doubled Sec-Fetch-Site', { 'sec-fetch-site': ['same-origin', 'cross-site'], cookie }],
  ])('stops a POST from %s', (_who, headers) => {
    expect(isSameOriginCall({ method: 'POST', headers }, site)).toBe(false);
    expect(() => requireSameOrigin({ method: 'POST', headers }, site)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });

  it.each(['PATCH', 'DELETE', 'PUT'])('applies the same rule to %s', (method) => {
    expect(isSameOriginCall({ method, headers: { cookie } }, site)).toBe(false);
  });
});
