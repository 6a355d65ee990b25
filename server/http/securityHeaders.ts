import type { FastifyInstance } from 'fastify';

/** The host of Firebase's sign-in; null where the run does not use Firebase. */
export type FirebaseHost = string | null;

/** A whole policy from its directives. */
export const policyOf = (directives: readonly string[]): string => directives.join('; ');

/** What no policy of ours leaves open: no frame, no other base, no form. */
const CLOSED = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/**
 * Of every answer that says nothing else: it loads nothing and runs nothing, also where a browser
 * opens it by itself, such as an answer of the API or a picture.
 */
const NOTHING_POLICY = policyOf(["default-src 'none'", ...CLOSED]);

/** Of files that people made, or that hold what they typed: in an origin of its own, without forms. */
export const FILE_POLICY = policyOf(["default-src 'none'", 'sandbox', "frame-ancestors 'none'"]);

/**
 * Of a built script. A worker has the policy of its own script: it may import from the site, and the
 * service worker fetches for the page, where each kind of file counts as what it is.
 */
const SCRIPT_POLICY = policyOf([
  "default-src 'none'",
  ...['script', 'style', 'font', 'img', 'manifest', 'connect'].map((kind) => `${kind}-src 'self'`),
  ...CLOSED,
]);

/** The address of a script, with or without a query. */
const SCRIPT = /^[^?]*\.m?js(?:\?|$)/u;
const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** Headers of every answer, whatever its kind. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': NOTHING_POLICY,
} as const;

/**
 * The headers of every answer; HTTPS sites send HSTS for a year. Firebase's sign-in opens a window
 * and needs its messages.
 */
export function securityHeaders(
  publicUrl: string,
  firebase: FirebaseHost = null,
): Record<string, string> {
  const opener = firebase === null ? 'same-origin' : 'same-origin-allow-popups';
  const always = { ...ALWAYS, 'cross-origin-opener-policy': opener };
  if (!publicUrl.startsWith('https:')) return always;
  return {
    ...always,
    'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
  };
}

/** Sets them before anything else: whatever answers later has them, and may say more. */
export function installSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers);
    if (SCRIPT.test(url)) reply.header('content-security-policy', SCRIPT_POLICY);
  });
}
