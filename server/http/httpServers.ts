import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionRefusal } from './errors';

/** Timeouts for clients, milliseconds. */
export interface HttpTimeouts {
  /** For the whole head of a request. */
  headersMs: number;
  /**
   * For a whole request with its body. Enough for 256 KB over a slow mobile network; it applies to
   * the whole server, so an endpoint for large files needs a longer one here.
   */
  requestMs: number;
  /** For a connection without traffic; longer than the heartbeat of the live stream. */
  silenceMs: number;
  /** For the next request on an open connection; longer than a load balancer keeps one. */
  keptMs: number;
  /** Interval between checks for late requests. */
  checkMs: number;
  /**
   * How long open connections stay open after the stop: a request that was already on its way is
   * answered, with the note that the connection closes.
   */
  graceMs: number;
}

const TIMEOUTS: HttpTimeouts = {
  headersMs: 20_000,
  requestMs: 60_000,
  silenceMs: 75_000,
  keptMs: 72_000,
  checkMs: 5_000,
  graceMs: 500,
};

/** The process's HTTP servers and the requests in progress. */
export interface HttpServers {
  /** The first server, for Fastify; it does not listen yet. */
  create(handler: RequestListener): Server;
  /**
   * Listens on one more address with the same handler; an address that is not available is skipped.
   */
  alsoListen(address: { host: string; port: number }): Promise<void>;
  /** How a further address answers what is no request. */
  refuseBy(refusal: ConnectionRefusal): void;
  /** Whether the server is being stopped. */
  readonly draining: boolean;
  /**
   * Accepts no new connections, lets the requests in progress finish within `limitMs`, and closes
   * the rest. Every response from now on says `Connection: close`.
   */
  drain(limitMs: number): Promise<void>;
}

/** Node's HTTP servers with our timeouts. */
export function createHttpServers(timeouts: HttpTimeouts = TIMEOUTS): HttpServers {
  const servers: Server[] = [];
  const connections = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let answerAll: RequestListener = () => undefined;
  let refuse: ConnectionRefusal = (error, socket) => socket.destroy(error);
  let draining = false;

  function start(handler: RequestListener): Server {
    const server = createServer(
      {
        headersTimeout: timeouts.headersMs,
        requestTimeout: timeouts.requestMs,
        connectionsCheckingInterval: timeouts.checkMs,
      },
      handler,
    );
    server.timeout = timeouts.silenceMs;
    server.keepAliveTimeout = timeouts.keptMs;
    server.on('connection', (socket) => {
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    server.prependListener('request', (_request, response) => {
      answering.add(response);
      response.once('close', () => answering.delete(response));
      if (draining) endConnectionAfter(response);
    });
    servers.push(server);
    return server;
  }

  async function answeredAfterGrace(): Promise<void> {
    await wait(timeouts.graceMs, undefined, { ref: false });
    for (const server of servers) server.closeIdleConnections();
    await allClosed(answering);
  }

  return {
    create(handler) {
      answerAll = handler;
      return start(handler);
    },
    async alsoListen(address) {
      const server = start(answerAll).on('clientError', refuse);
      server.listen(address);
      await once(server, 'listening').catch(() => servers.splice(servers.indexOf(server), 1));
    },
    refuseBy(refusal) {
      refuse = refusal;
    },
    get draining() {
      return draining;
    },
    async drain(limitMs) {
      draining = true;
      for (const response of answering) endConnectionAfter(response);
      servers.forEach(stopListening);
      const done = new AbortController();
      const limit = wait(limitMs, undefined, { signal: done.signal }).catch(() => undefined);
      await Promise.race([limit, allClosed(connections), answeredAfterGrace()]);
      done.abort();
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** Iterating a set also visits what is added meanwhile, so this resolves when nothing is left. */
async function allClosed(open: ReadonlySet<Socket | ServerResponse>): Promise<void> {
  for (const one of open) {
    if (!one.closed) await new Promise((resolve) => one.once('close', resolve));
  }
}

function endConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Node's own `close` of an HTTP server would also close connections on which a request is arriving.
 */
function stopListening(server: Server): void {
  net.Server.prototype.close.call(server);
}
