import type { ErrorCode } from '#domain/api/errors';
import { signInPath } from '#domain/signIn/signInPath';
import {
  type SignInProblem,
  type SignInPurpose,
  signInProblemOf,
} from '#domain/signIn/signInProblem';
import type { Identity } from '../../identity/identity';
import type { Caller } from '../../policy/caller';

type FormDraft = Parameters<Identity['registration']['keepFormDraft']>[1];

/**
 * Keeps what a registration's form has posted without a script. While very many register, its own
 * address gets a link that lets it in.
 */
export function draftOrMail(
  { registration, mailStep }: Pick<Identity, 'registration' | 'mailStep'>,
  { id, draft }: { id: string | null; draft: FormDraft },
  caller: Caller,
): Promise<string> {
  const { language } = caller;
  const email = draft.details.email ?? '';
  const posted = { door: 'registration', email, path: signInPath('register'), language } as const;
  return mailStep.orMail(posted, caller, () => registration.keepFormDraft(id, draft, caller));
}

/** The problem that the form's page shows: a proof that is asked for has been mailed. */
export const formProblemOf = (code: ErrorCode, during: SignInPurpose): SignInProblem =>
  code === 'puzzle_required' ? 'mail_sent' : signInProblemOf(code, during);
