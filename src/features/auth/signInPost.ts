import type { SignInPurpose } from '#domain/signIn/signInProblem';
import type { PostFormProps } from '../../lib/forms/PostForm';

/**
 * What a form posts that begins a sign-in before hydration, or without a script: the server then
 * redirects to BankID.
 * @param targetPath - where to go afterwards; null for the default page.
 */
export function signInPost(
  purpose: SignInPurpose | 'connect',
  targetPath: string | null,
): Pick<PostFormProps, 'action' | 'hidden'> {
  return { action: '/auth/start', hidden: { purpose, target_path: targetPath } };
}

/** With a script the pressed button begins the sign-in, not its form. */
export const leaveToButtons = (): void => {};
