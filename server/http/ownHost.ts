import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import type { Config } from '../config/config';

/** What to do with a request, depending on the host it was sent to. */
export type HostDecision = 'serve' | 'redirect' | 'refuse';

const IPV4_LOOPBACK = /^127(?:\.\d{1,3}){3}$/u;
/** A browser that opens an address meaning "every interface" reaches this machine. */
const OTHER_LOOPBACK: ReadonlySet<string> = new Set([
  'localhost',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:7f00:1]',
]);

/** Whether a browser on this machine may reach this server by the name. */
function isLoopback(hostname: string): boolean {
  return (
    OTHER_LOOPBACK.has(hostname) || IPV4_LOOPBACK.test(hostname) || hostname.endsWith('.localhost')
  );
}

/**
 * The name in a `Host` header, without its port, as a browser would write it; null when it has
 * none.
 */
function hostnameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
}

/**
 * Checks the host of a request when PUBLIC_URL is a loopback address. Signing in ends at
 * PUBLIC_URL, with the cookies of that host, so it fails when it began at another. Ports are not
 * compared: cookies ignore them. A request without a host, as a health check may send, is served.
 */
export function checkHost(host: string | undefined, publicUrl: string): HostDecision {
  const own = new URL(publicUrl).hostname;
  // With a public address a proxy is in front, which may send any host.
  if (host === undefined || !isLoopback(own)) return 'serve';
  const hostname = hostnameOf(host);
  if (hostname === own) return 'serve';
  return hostname !== null && isLoopback(hostname) ? 'redirect' : 'refuse';
}

/** Programs call these, at whatever address they reach the server by, and never with a cookie. */
const FOR_MACHINES = /^\/(?:healthz$|livez$|readyz$|api\/integration\/)/u;

/**
 * Redirects the browser of a demo run to the run's own address before anything begins at another.
 * Production runs skip this: their proxy decides which hosts arrive.
 */
export function installOwnHost(
  app: FastifyInstance,
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
): void {
  if (mode !== 'demo') return;
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    const decision = checkHost(request.headers.host, publicUrl);
    if (decision === 'serve' || FOR_MACHINES.test(path)) return undefined;
    if (path.startsWith('/api/') || !isRead(request)) {
      throw new ApiError('wrong_host', `This server is at ${publicUrl}. Call it there.`);
    }
    return decision === 'redirect' ? redirect(request, reply, publicUrl) : refuse(reply, publicUrl);
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** To the same path and query; 307, which is not cached. */
function redirect({ url }: FastifyRequest, reply: FastifyReply, publicUrl: string): FastifyReply {
  // Joined as text: `//host/` is a path of this site, not another site's address.
  const target = new URL(publicUrl + url).href;
  return reply.header('cache-control', 'no-store').redirect(target, 307);
}

/**
 * A page of plain text that contains our own address and no other, so that it cannot redirect
 * anywhere.
 */
function refuse(reply: FastifyReply, publicUrl: string): FastifyReply {
  return reply
    .status(421)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(
      [
        `Vikari finns på ${publicUrl} och kan inte användas under det här namnet.`,
        'Starta om med inställningen PUBLIC_URL satt till adressen som du vill använda.',
        '',
        `Vikari is at ${publicUrl} and cannot be used under this name.`,
        'Start it again with the setting PUBLIC_URL set to the address that you want to use.',
        '',
      ].join('\n'),
    );
}
