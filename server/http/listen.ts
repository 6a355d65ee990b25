import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpServers } from './httpServers';

/** The port is already in use. */
export class PortInUseError extends Error {
  /** Shown to the operator without a stack trace. */
  readonly expected = true;
  override name = 'PortInUseError';

  constructor(port: number) {
    super(`Port ${port} is in use; set PORT to another.`);
  }
}

/**
 * Listens and returns the port: a free one when 0 was given. `localhost` means every address it
 * resolves to, since a browser may try either.
 * @throws PortInUseError
 */
export async function listen(
  app: FastifyInstance,
  servers: Pick<HttpServers, 'alsoListen'>,
  { host, port }: { host: string; port: number },
): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortInUseError(port);
    }
    throw error;
  }
  // A server that listens on TCP has such an address.
  const bound = app.server.address() as AddressInfo;
  if (host === 'localhost') {
    const others = (await lookup(host, { all: true })).filter(
      ({ address }) => address !== bound.address,
    );
    for (const { address } of others) {
      await servers.alsoListen({ host: address, port: bound.port });
    }
  }
  return bound.port;
}
