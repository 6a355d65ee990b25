import { safeTargetPath } from '#domain/targetPath';
import { SIGNED_IN_HOME } from '../../lib/site/paths';

/** The sign-in pages, which nobody who has just signed in should land on. */
const SIGN_IN_PAGES = /^\/(login|register|auth)(?=[/?#]|$)/u;

/** Where a signed-in person goes: `targetPath` when it is a page of this site, else her own. */
export function afterSignIn(targetPath: string | null): string {
  const path = safeTargetPath(targetPath);
  return path === null || SIGN_IN_PAGES.test(path) ? SIGNED_IN_HOME : path;
}
