import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, installCompression } from './compress';

describe('chooseEncoding', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR;q=0.5', 'br'],
    ['identity, deflate', null],
    ['br;q=0.0, gzip; q=0', null],
  ])('of %s is %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe('installCompression', () => {
  const long = JSON.stringify({ text: 'sjuksköterska '.repeat(200) });
  const server = () => {
    const app = Fastify();
    installCompression(app);
    app.get('/long', async () => JSON.parse(long));
    app.get('/short', async () => ({ status: 0 }));
    return app;
  };

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends %s that decompresses to the same text', async (encoding, decode) => {
    const answer = await server().inject({
      url: '/long',
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(decode(answer.rawPayload).toString()).toBe(long);
  });

  it('does not compress short responses, or for clients that do not accept it', async () => {
    const app = server();
    const short = await app.inject({ url: '/short', headers: { 'accept-encoding': 'br' } });
    expect(short.headers['content-encoding']).toBeUndefined();
    const plain = await app.inject('/long');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(long);
  });
});
