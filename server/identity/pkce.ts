import { createHash, createHmac } from 'node:crypto';

/**
 * The PKCE verifier of an authorization request (RFC 7636). It is made of the browser's cookie and
 * the request's state: the store holds no verifier and only the cookie's hash, so a code can be
 * exchanged only when the browser that asked for it comes back, and once, like the request.
 */
export function codeVerifier({ browserId, state }: { browserId: string; state: string }): string {
  return createHmac('sha256', browserId).update(`pkce ${state}`).digest('base64url');
}

/** The S256 challenge that the broker is given for a verifier. */
export function codeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
