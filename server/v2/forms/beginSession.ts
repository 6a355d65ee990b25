import { afterSignIn } from '#domain/signIn/afterSignIn';
import { browserCookie, REGISTRATION_COOKIE } from '../../http/cookies';
import type { Reply } from '../../http/route';
import type { Identity } from '../../identity/identity';
import { setSessionCookie } from '../../identity/sessionCookies';
import type { Caller } from '../../policy/caller';

/** Exchanges a login token for a session, and sets its cookie. */
export async function beginSession(
  loginToken: string,
  { signIn }: Pick<Identity, 'signIn'>,
  caller: Caller,
  reply: Reply,
): Promise<void> {
  const { cookieValue, shared } = await signIn.signIn(loginToken, caller);
  setSessionCookie(reply, cookieValue, shared);
  reply.clearCookie(REGISTRATION_COOKIE);
}

/**
 * Ends a return with a code: begins a session when there is a login token, and deletes the
 * request's cookie. Returns where to go.
 */
export async function endReturn(
  {
    login_token,
    targetPath,
    browserHash,
  }: { login_token: string | null; targetPath: string | null; browserHash: string },
  deps: Pick<Identity, 'signIn'>,
  caller: Caller,
  reply: Reply,
): Promise<string> {
  if (login_token !== null) await beginSession(login_token, deps, caller, reply);
  reply.clearCookie(browserCookie(browserHash));
  return afterSignIn(targetPath);
}
