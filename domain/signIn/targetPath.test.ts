import { describe, expect, it } from 'vitest';
import { safeTargetPath } from './targetPath';

describe('safeTargetPath', () => {
  it.each([
    '/',
    '/account',
    '/jobb/sjukskoterska-akuten-1234',
    '/candidate/apply?job=abc&step=2',
    '/account?page=verify-bankid&type=get-started#top',
    '/jobs?roles=a,b&text=50%25',
    '/account?next=%2F%2Fevil.example',
    '/jobb/sjuksk%C3%B6terska',
    '/jobb/100%25',
    '/jobb/a%2Fb',
    '/jobb/100%',
  ])('keeps %s', (path) => {
    expect(safeTargetPath(path)).toBe(path);
  });

  it.each([
    ['/jobb/sjuksköterska', '/jobb/sjuksk%C3%B6terska'],
    ['/jobb/åäö?roll=läkare#översikt', '/jobb/%C3%A5%C3%A4%C3%B6?roll=l%C3%A4kare#%C3%B6versikt'],
    ['/jobb/医師', '/jobb/%E5%8C%BB%E5%B8%AB'],
    ['/jobb/🩺', '/jobb/%F0%9F%A9%BA'],
  ])('writes %s in the form of a header value, and leaves that form unchanged', (path, encoded) => {
    expect(safeTargetPath(path)).toBe(encoded);
    expect(safeTargetPath(encoded)).toBe(encoded);
    expect(new Headers({ location: encoded }).get('location')).toBe(encoded);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', ['/account']],
    ['empty', ''],
    ['a relative path', 'account'],
    ['another host', 'https://evil.example/'],
    ['a scheme', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a protocol-relative address', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash host', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash later', '/account\\..\\evil'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a leading space', ' /account'],
    ['a NUL', '/account\u0000'],
    ['a header injection', '/account\r\nSet-Cookie: a=b'],
    ['a lone surrogate', '/jobb/\ud83e'],
    ['an isolate', '/account/\u2066gnp'],
    ['more than 2048 characters once it is encoded', `/${'å'.repeat(400)}`],
    ['a bidi override', '/account/\u202egnp'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['one encoded slash', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['doubly encoded slashes', '/%252F%252Fevil.example'],
    ['encoded slashes beside a broken code', '/%2F%2Fevil.example/%zz'],
    ['an encoded line break', '/account%0d%0aSet-Cookie:%20a=b'],
    ['an encoded NUL', '/account%00'],
    ['dots that leave a double slash', '/.//evil.example'],
    ['dots that climb to a double slash', '/a/..//evil.example'],
    ['encoded dots', '/%2e//evil.example'],
    ['credentials', '//account@evil.example/'],
    ['more than 2048 characters', `/${'a'.repeat(2048)}`],
  ])('refuses %s', (_what, path) => {
    expect(safeTargetPath(path)).toBeNull();
  });
});
