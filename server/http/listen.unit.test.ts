import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createHttpServers } from './httpServers';
import { ListenError, listen, urlOfPlace } from './listen';

it('says in one line that the port is in use', async () => {
  const first = Fastify();
  const second = Fastify();
  const servers = createHttpServers();
  try {
    const port = await listen(first, servers, { host: '127.0.0.1', port: 0 });
    expect(port).toBeGreaterThan(0);
    const refused = listen(second, servers, { host: '127.0.0.1', port });
    await expect(refused).rejects.toThrow(ListenError);
    await expect(refused).rejects.toThrow(`Port ${port} is in use; set PORT to another.`);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});

it('says in one line that the address is not of this machine', async () => {
  const app = Fastify();
  try {
    // Of the network that documents have their examples from
    const refused = listen(app, createHttpServers(), { host: '192.0.2.1', port: 0 });
    await expect(refused).rejects.toThrow(ListenError);
    await expect(refused).rejects.toThrow('HOST=192.0.2.1 is no address of this machine.');
  } finally {
    await app.close();
  }
});

it.each([
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://0.0.0.0:3000'],
  ['::1', 'http://[::1]:3000'],
])('is called at %s by %s', (host, url) => {
  expect(urlOfPlace({ host, port: 3000 })).toBe(url);
});
