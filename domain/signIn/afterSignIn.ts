import { safeTargetPath } from './targetPath';

/** Where the user goes after sign-in when no target was given (part 2). */
export const SIGNED_IN_HOME = '/account';

/** The sign-in pages, which are never a target after signing in. */
const SIGN_IN_PAGES = /^\/(login|register|auth)(?=[/?#]|$)/u;

/**
 * Where a signed-in user goes: `targetPath` when it is a page of this site, else the default page.
 */
export function afterSignIn(targetPath: unknown): string {
  const path = safeTargetPath(targetPath);
  return path === null || SIGN_IN_PAGES.test(path) ? SIGNED_IN_HOME : path;
}
