import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createHttpServers } from './httpServers';
import { listen, PortInUseError } from './listen';

it('says in one line that the port is in use', async () => {
  const first = Fastify();
  const second = Fastify();
  const servers = createHttpServers();
  try {
    const port = await listen(first, servers, { host: '127.0.0.1', port: 0 });
    expect(port).toBeGreaterThan(0);
    const refused = listen(second, servers, { host: '127.0.0.1', port });
    await expect(refused).rejects.toThrow(PortInUseError);
    await expect(refused).rejects.toThrow(`Port ${port} is in use; set PORT to another.`);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});
