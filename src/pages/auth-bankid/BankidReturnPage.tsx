import { SignInReturn } from '../../features/auth/SignInReturn';

/** The return from the BankID broker. */
export function Component() {
  return <SignInReturn from="bankid" />;
}
