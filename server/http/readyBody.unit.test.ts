import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { namesTag, readyBody } from './readyBody';

describe('readyBody', () => {
  const text = 'Sjuksköterska i Umeå. '.repeat(100);

  it('makes each encoding of the text once', () => {
    const body = readyBody(text);
    expect(body.as(null).toString()).toBe(text);
    expect(brotliDecompressSync(body.as('br')).toString()).toBe(text);
    expect(gunzipSync(body.as('gzip')).toString()).toBe(text);
    expect(body.as('br')).toBe(body.as('br'));
  });

  it('reports at least the size that it uses', () => {
    const body = readyBody(text);
    const held = ([null, 'br', 'gzip'] as const).reduce((sum, as) => sum + body.as(as).length, 0);
    expect(body.weight).toBeGreaterThanOrEqual(held);
  });

  it('has an ETag of its text', () => {
    expect(readyBody(text).etag).toBe(readyBody(text).etag);
    expect(readyBody(text).etag).not.toBe(readyBody(`${text}.`).etag);
  });
});

describe('namesTag', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"ab"', false],
    ['W/"A"', false],
  ])('%s: %s', (header, expected) => {
    expect(namesTag(header, 'W/"a"')).toBe(expected);
  });
});
