import { createHash, createHmac } from 'node:crypto';

/**
 * The PKCE verifier of an authorization request (RFC 7636). It is derived from the browser's cookie
 * and the request's state: the database holds no verifier and only the cookie's hash, so a code can
 * be exchanged only when the browser that requested it comes back, and only once.
 */
export function codeVerifier({ browserId, state }: { browserId: string; state: string }): string {
  return createHmac('sha256', browserId).update(`pkce ${state}`).digest('base64url');
}

/** The S256 challenge for a verifier. */
export function codeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
