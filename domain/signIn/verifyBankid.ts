import { type SignInProblem, signInProblemFrom } from './signInProblem';
import { safeTargetPath } from './targetPath';

/** Where a candidate's account page shows one of its parts, as `?page=`. */
const PAGE = 'verify-bankid';
const TYPE = 'get-started';

export interface VerifyBankid {
  /** Where to go afterwards; null for the usual place. */
  targetPath: string | null;
  /** What stopped the last attempt. */
  problem: SignInProblem | null;
}

/** The address of part 2 where a candidate without a BankID connects one. */
export function verifyBankidPath({ targetPath, problem }: Partial<VerifyBankid> = {}): string {
  const query = new URLSearchParams({
    page: PAGE,
    type: TYPE,
    ...(targetPath && { target_path: targetPath }),
    ...(problem && { problem }),
  });
  return `/account?${query}`;
}

/** Whether the query of `/account` asks for that page. */
export const isVerifyBankid = (query: URLSearchParams): boolean => query.get('page') === PAGE;

/** What the query of that page says. */
export const readVerifyBankid = (query: URLSearchParams): VerifyBankid => ({
  targetPath: safeTargetPath(query.get('target_path')),
  problem: signInProblemFrom(query.get('problem')),
});
