import { MAX_LENGTH } from '../limits';
import type { SignInProblem, SignInPurpose } from './signInProblem';

/** The parameters of a sign-in page's address. */
export interface SignInPathOptions {
  /** Where to go afterwards. */
  targetPath?: string | null | undefined;
  /** The problem that the page shows. */
  problem?: SignInProblem | null | undefined;
  /** Whether "shared computer" is ticked already. */
  sharedComputer?: boolean | undefined;
}

/** The address of a sign-in page. */
export const signInPath = (purpose: SignInPurpose, options: SignInPathOptions = {}): string =>
  withSignInQuery(`/${purpose}`, options);

/**
 * A target as the address can carry it: without its query where it would be too long. It is encoded
 * once more there, so that a long query of hostile characters would grow to three times its length,
 * and a `Location` header beyond what servers between accept. Null where the path alone is too long.
 */
function carriedTarget(targetPath: string): string | null {
  const [path = ''] = targetPath.split(/[?#]/u, 1);
  const isCarried = (target: string) =>
    new URLSearchParams({ target_path: target }).toString().length <= MAX_LENGTH.path;
  return [targetPath, path].find(isCarried) ?? null;
}

/** A path with the query that every sign-in page keeps. */
export function withSignInQuery(path: string, options: SignInPathOptions): string {
  const { problem, sharedComputer } = options;
  const targetPath = options.targetPath && carriedTarget(options.targetPath);
  const query = new URLSearchParams({
    ...(targetPath && { target_path: targetPath }),
    ...(problem && { problem }),
    ...(sharedComputer && { shared_computer: '1' }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
