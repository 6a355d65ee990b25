import type { FastifyInstance } from 'fastify';
import { INLINE_SCRIPT_HASH } from './document';

/** Headers of every response. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
} as const;

/**
 * The hash of an empty text. Emotion's production mode fills an empty style element through the
 * CSSOM, which no policy forbids; the element itself must be allowed.
 */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * The policy of every rendered page. It contains no nonce, so a page may be cached.
 *
 * @param formTargets - origins that a form's redirect may lead to.
 */
export function pagePolicy(publicUrl: string, formTargets: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${INLINE_SCRIPT_HASH}'`,
    `style-src 'self' '${EMPTY_STYLE_HASH}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of every response; HTTPS sites send HSTS for half a year. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  if (!publicUrl.startsWith('https:')) return ALWAYS;
  return { ...ALWAYS, 'strict-transport-security': 'max-age=15552000; includeSubDomains' };
}

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
