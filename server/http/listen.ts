import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HttpServers } from './httpServers';

/** It cannot listen there, for a reason that the operator can correct. */
export class ListenError extends Error {
  /** Shown to the operator without a stack trace. */
  readonly expected = true;
  override name = 'ListenError';
}

interface Place {
  host: string;
  port: number;
}

/** Why it cannot listen there, by the system's code. */
const BECAUSE: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use; set PORT to another.`,
  EACCES: ({ port }) =>
    `This user may not listen at port ${port}; set PORT to one from 1024 on, and put a proxy before it.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is no address, and no name of one.`,
  EAI_AGAIN: ({ host }) => `HOST=${host} is no address, and as a name it cannot be looked up now.`,
};

/** As a part of an address: one of IPv6 stands in brackets. */
export const urlOfPlace = ({ host, port }: Place): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Listens and returns the port: a free one when 0 was given. `localhost` means every address it
 * resolves to, since a browser may try either.
 * @throws ListenError
 */
export async function listen(
  app: FastifyInstance,
  servers: Pick<HttpServers, 'alsoListen'>,
  { host, port }: Place,
): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const because = BECAUSE[String(Object(error).code)];
    throw because ? new ListenError(because({ host, port }), { cause: error }) : error;
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
