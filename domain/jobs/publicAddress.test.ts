import { describe, expect, it } from 'vitest';
import { publicAddress } from './publicAddress';

describe('publicAddress', () => {
  it.each([
    ['https://jobb.example.com/1?a=b#c', 'https://jobb.example.com/1?a=b#c'],
    [' https://example.com ', 'https://example.com/'],
    ['HTTPS://EXAMPLE.COM/A', 'https://example.com/A'],
    ['https://example.com:443/a', 'https://example.com/a'],
    ['http://example.com/a', 'https://example.com/a'],
    ['http://example.com:80/a', 'https://example.com/a'],
    ['https://sjukhusjobb-åäö.se/', 'https://xn--sjukhusjobb--rcbn0x.se/'],
    ['https://example.xn--p1ai/', 'https://example.xn--p1ai/'],
    ['https://example.com/<b>"', 'https://example.com/%3Cb%3E%22'],
  ])('takes %s', (text, address) => {
    expect(publicAddress(text)).toBe(address);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script behind a host', 'javascript://example.com/%0aalert(1)'],
    ['data', 'data:text/html,x'],
    ['mail', 'mailto:anna@example.com'],
    ['no scheme', 'www.example.com'],
    ['only a path', '//example.com/a'],
    ['no slashes', 'https:example.com'],
    ['a user name', 'https://anna@example.com/'],
    ['a password', 'https://:hemligt@example.com/'],
    ['an IPv4 address', 'https://192.0.2.1/'],
    ['an IPv4 address as one number', 'https://3221225985/'],
    ['an IPv4 address in hexadecimal', 'https://0xc0.0x0.0x2.0x1/'],
    ['an IPv6 address', 'https://[2001:db8::1]/'],
    ['a port', 'https://example.com:8443/'],
    ['a plain port', 'http://example.com:8080/'],
    ['one label', 'https://intranet/'],
    ['localhost', 'https://localhost/'],
    ['a name below localhost', 'https://jobb.localhost/'],
    ["a home network's name", 'https://nas.local/'],
    ['a reserved top-level domain', 'https://jobb.internal/'],
    ['an empty label', 'https://jobb..example.com/'],
    ['a trailing dot', 'https://example.com./'],
    ['an underscore', 'https://a_b.example.com/'],
    ['a hyphen at an edge', 'https://-a.example.com/'],
    ['a numeric top-level domain', 'https://example.123x/'],
    ['blanks in the host', 'https://exa mple.com/'],
    ['nothing', ''],
    ['words', 'se annonsen'],
    ['too much', `https://example.com/${'a'.repeat(500)}`],
    ['an address that becomes too long', `https://example.com/${'å'.repeat(200)}`],
  ])('refuses %s', (_name, text) => {
    expect(publicAddress(text)).toBeNull();
  });
});
