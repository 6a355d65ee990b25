import { ApiError } from '#domain/api/errors';

/** The parts of a request that the check reads; header names in lower case. */
export interface OriginFacts {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True when a call may change something: it comes from the site's own pages, or from no browser
 * page and without a cookie (another server's call with its key). `Sec-Fetch-Site`, which a page
 * cannot forge, decides where the browser sends it; else `Origin` must be the site's. A second
 * protection besides the cookies' SameSite=Lax.
 */
export function isSameOriginCall({ method, headers }: OriginFacts, publicUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'none') return site === 'same-origin';
  const { origin } = headers;
  if (origin !== undefined) return origin === new URL(publicUrl).origin;
  return headers.cookie === undefined;
}

/** Refuses a state-changing call that another site's page caused. */
export function requireSameOrigin(request: OriginFacts, publicUrl: string): void {
  if (!isSameOriginCall(request, publicUrl)) {
    throw new ApiError('forbidden', 'Calls that change something must come from the site itself.');
  }
}
