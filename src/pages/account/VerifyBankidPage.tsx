import { useSearchParams } from 'react-router-dom';
import { readVerifyBankid } from '#domain/verifyBankid';
import { VerifyBankid } from '../../features/auth/VerifyBankid';

/** `/account?page=verify-bankid` (part 2). */
export function Component() {
  const [query] = useSearchParams();
  return <VerifyBankid {...readVerifyBankid(query)} />;
}
