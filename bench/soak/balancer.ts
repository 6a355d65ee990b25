import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each node is asked whether it is ready, and how long for its answer; milliseconds. */
const ASK_EVERY = 1000;
const ASK_PATIENCE = 2000;
const REPEATABLE = new Set(['GET', 'HEAD']);
/** What `Connection` names is between two neighbours. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/** The one address of the nodes, as the balancers of `deploy/` are set up. */
export interface Balancer {
  url: string;
  /** How often a second node was asked in the place of the first. */
  askedAgain(): number;
  close(): Promise<void>;
}

interface Target {
  url: string;
  isReady: boolean;
}

/**
 * Passes requests to the nodes that answer `/readyz` with 200, in turn; to all when none does. A
 * reading goes to another node where one is away or answers 503, a writing only where nothing of it
 * was sent.
 *
 * @param urls - of the nodes, which keep theirs when they are started anew.
 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const targets: Target[] = urls.map((url) => ({ url, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let again = 0;

  function inTurn(): Target[] {
    const ready = targets.filter(({ isReady }) => isReady);
    const some = ready.length > 0 ? ready : targets;
    turn += 1;
    const first = some[turn % some.length];
    return first ? [first, ...targets.filter((one) => one !== first)] : [];
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const order = inTurn();
    const isRepeatable = REPEATABLE.has(incoming.method ?? '');
    const headers = {
      ...incoming.headers,
      connection: 'keep-alive',
      'x-forwarded-for': incoming.socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
    };

    function ask(place: number): void {
      const target = order[place];
      const next = order[place + 1];
      if (!target) {
        outgoing.writeHead(502).end();
        return;
      }
      const { method } = incoming;
      const onward = request(
        new URL(incoming.url ?? '/', target.url),
        { method, headers, agent },
        (answer) => {
          if (answer.statusCode === 503 && isRepeatable && next) {
            answer.resume();
            again += 1;
            ask(place + 1);
            return;
          }
          const passed = { ...answer.headers };
          for (const name of HOP_HEADERS) delete passed[name];
          outgoing.writeHead(answer.statusCode ?? 502, passed);
          answer.pipe(outgoing);
          // A node that is killed ends the answer in the middle
          answer.on('close', () => answer.complete || outgoing.destroy());
        },
      );
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (outgoing.headersSent || outgoing.destroyed) {
          outgoing.destroy();
          return;
        }
        if (next && (isRepeatable || error.code === 'ECONNREFUSED')) {
          again += 1;
          ask(place + 1);
          return;
        }
        outgoing.writeHead(502).end();
      });
      outgoing.on('close', () => onward.destroy());
      if (isRepeatable) onward.end();
      else incoming.pipe(onward);
    }
    ask(0);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  // Clients keep theirs, as browsers do
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const looks = setInterval(() => {
    for (const target of targets) {
      void fetch(`${target.url}/readyz`, { signal: AbortSignal.timeout(ASK_PATIENCE) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          target.isReady = answer.ok;
        },
        () => {
          target.isReady = false;
        },
      );
    }
  }, ASK_EVERY);

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    askedAgain: () => again,
    async close() {
      clearInterval(looks);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
