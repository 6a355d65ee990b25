import { TRUSTED_TYPES_POLICIES } from '#domain/trustedTypes';
import { type FirebaseHost, policyOf } from '../http/securityHeaders';
import { INLINE_SCRIPT_HASH } from './document';

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

/** No text becomes markup or the address of a script but through the site's own policies. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

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

/**
 * The policy of every rendered page: nothing but what is named. It contains no nonce, so a page may
 * be cached.
 */
function pagePolicy(publicUrl: string, options: PagePolicyOptions): string {
  const { formTargets = [], firebase = null, liveOrigins = [], styleHashes = [] } = options;
  const styles = [EMPTY_STYLE_HASH, ...styleHashes].map((hash) => `'${hash}'`).join(' ');
  const { scripts, connections, frames } = firebaseSources(firebase);
  return policyOf([
    "default-src 'none'",
    `script-src 'self' '${INLINE_SCRIPT_HASH}'${scripts}`,
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    [`connect-src 'self'${connections}`, ...liveOrigins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...frames,
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    ...(firebase === null
      ? [TRUSTED_TYPES, `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`]
      : []),
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]);
}

/**
 * A page's policies as headers. Firebase's sign-in puts Google's script into the page by its
 * address, which trusted types forbid: with it they are reported in the console and not enforced.
 */
export function pagePolicies(
  publicUrl: string,
  options: PagePolicyOptions = {},
): Record<string, string> {
  const enforced = { 'content-security-policy': pagePolicy(publicUrl, options) };
  return (options.firebase ?? null) === null
    ? enforced
    : { ...enforced, 'content-security-policy-report-only': TRUSTED_TYPES };
}
