import { safeTargetPath } from './targetPath';

/** Where a signed-in person lands when nothing else was asked for; `/account` when it exists. */
export const SIGNED_IN_HOME = '/job-applications';

/** The sign-in pages, which nobody who has just signed in should land on. */
const SIGN_IN_PAGES = /^\/(login|register|auth)(?=[/?#]|$)/u;

/** Where a signed-in person goes: `targetPath` when it is a page of this site, else their own. */
export function afterSignIn(targetPath: unknown): string {
  const path = safeTargetPath(targetPath);
  return path === null || SIGN_IN_PAGES.test(path) ? SIGNED_IN_HOME : path;
}
