import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Somebody else listens on the port already. */
export class PortInUseError extends Error {
  /** Told to the person who starts the program, without a stack. */
  readonly expected = true;
  override name = 'PortInUseError';

  constructor(port: number) {
    super(`Port ${port} is in use; set PORT to another.`);
  }
}

/**
 * Listens, and answers the port: a free one when 0 was asked for.
 * @throws PortInUseError
 */
export async function listen(
  app: FastifyInstance,
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
  return (app.server.address() as AddressInfo).port;
}
