import { SignInReturn } from '../../features/auth/SignInReturn';

/** The return from Google or Facebook. */
export function Component() {
  return <SignInReturn from="social" />;
}
