import { redirect, useSearchParams } from 'react-router-dom';
import { SIGNED_IN_HOME } from '#domain/afterSignIn';
import { isVerifyBankid, readVerifyBankid } from '#domain/verifyBankid';
import { VerifyBankid } from '../../features/auth/VerifyBankid';
import { memberLoader } from '../../session/memberLoader';

/** The account has no other page yet. */
export const loader = memberLoader(async (_prefetch, { url }) => {
  if (!isVerifyBankid(url.searchParams)) throw redirect(SIGNED_IN_HOME);
});

/** `/account?page=verify-bankid` (part 2). */
export function Component() {
  const [query] = useSearchParams();
  return <VerifyBankid {...readVerifyBankid(query)} />;
}
