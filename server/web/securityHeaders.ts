import type { FastifyInstance } from 'fastify';
import { INLINE_SCRIPT_HASH } from './document';

/** Headers of every answer. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
} as const;

/** The policy of a rendered page; Emotion's style tags carry the nonce. */
export function pagePolicy(nonce: string, publicUrl: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${INLINE_SCRIPT_HASH}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Adds the headers that every answer carries; HTTPS sites say so for half a year. */
export function installSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const strict = publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=15552000; includeSubDomains' }
    : {};
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...ALWAYS, ...strict });
  });
}
