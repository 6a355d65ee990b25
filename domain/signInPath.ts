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

/** A path with the query that every sign-in page keeps. */
export function withSignInQuery(path: string, options: SignInPathOptions): string {
  const { targetPath, problem, sharedComputer } = options;
  const query = new URLSearchParams({
    ...(targetPath && { target_path: targetPath }),
    ...(problem && { problem }),
    ...(sharedComputer && { shared_computer: '1' }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
