import type { FastifyInstance } from 'fastify';
import { INLINE_SCRIPT_HASH } from './document';

/** Headers of every response. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
} as const;

/** The host of Firebase's sign-in; null where the run does not use Firebase. */
export type FirebaseHost = string | null;

/** What Firebase's sign-in loads, opens and calls in a browser. */
const firebaseSources = (host: FirebaseHost) =>
  host === null
    ? { scripts: '', connections: '', frames: [] }
    : {
        scripts: ' https://apis.google.com',
        connections: ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
        frames: [`frame-src https://${host}`],
      };

/**
 * The hash of an empty text. Emotion's production mode fills an empty style element through the
 * CSSOM, which no policy forbids; the element itself must be allowed.
 */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** What one page's policy allows besides the site itself. */
export interface PagePolicyOptions {
  /** Origins that a form's redirect may lead to. */
  formTargets?: readonly string[];
  /** The host of Firebase's sign-in, where the run uses it. */
  firebase?: FirebaseHost;
  /** Where live updates are read. */
  liveOrigins?: readonly string[];
  /** Hashes of the page's own style elements (`sha256-…`). */
  styleHashes?: readonly string[];
}

/** The policy of every rendered page. It contains no nonce, so a page may be cached. */
export function pagePolicy(publicUrl: string, options: PagePolicyOptions = {}): string {
  const { formTargets = [], firebase = null, liveOrigins = [], styleHashes = [] } = options;
  const styles = [EMPTY_STYLE_HASH, ...styleHashes].map((hash) => `'${hash}'`).join(' ');
  const { scripts, connections, frames } = firebaseSources(firebase);
  return [
    "default-src 'self'",
    `script-src 'self' '${INLINE_SCRIPT_HASH}'${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    [`connect-src 'self'${connections}`, ...liveOrigins].join(' '),
    ...frames,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The headers of every response; HTTPS sites send HSTS for half a year. Firebase's sign-in opens a
 * window and needs its messages.
 */
export function securityHeaders(
  publicUrl: string,
  firebase: FirebaseHost = null,
): Record<string, string> {
  const opener = firebase === null ? 'same-origin' : 'same-origin-allow-popups';
  const always = { ...ALWAYS, 'cross-origin-opener-policy': opener };
  if (!publicUrl.startsWith('https:')) return always;
  return { ...always, 'strict-transport-security': 'max-age=15552000; includeSubDomains' };
}

export function installSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  firebase: FirebaseHost,
): void {
  const headers = securityHeaders(publicUrl, firebase);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
