import type { ComponentPropsWithRef } from 'react';
import type { SignInPurpose } from '#domain/signInProblem';

/** What a form without a script needs to know about its page. */
export interface StartFields {
  purpose: SignInPurpose | 'connect';
  /** Where to go afterwards; null for the default page. */
  targetPath: string | null;
}

export interface StartFormProps extends StartFields, ComponentPropsWithRef<'form'> {}

/**
 * The form that begins a sign-in. Before hydration, and without a script, the browser posts it to
 * the server, which redirects to BankID; after it, `onSubmit` handles it.
 */
export function StartForm({ purpose, targetPath, children, ...rest }: StartFormProps) {
  return (
    <form {...rest} method="post" action="/auth/start">
      <input type="hidden" name="purpose" value={purpose} />
      {targetPath !== null && <input type="hidden" name="target_path" value={targetPath} />}
      {children}
    </form>
  );
}
