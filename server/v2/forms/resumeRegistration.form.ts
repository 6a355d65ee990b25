import type { FastifyInstance } from 'fastify';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import {
  RESUME_REGISTRATION_PATH,
  type ResumeRegistrationResult,
} from '#domain/signIn/resumeRegistration';
import { signInPath } from '#domain/signIn/signInPath';
import { type FormRouteDeps, registerFormRoute } from '../../http/formRoute';
import { setRegistrationCookie } from '../../identity/browserCookies';
import type { Identity } from '../../identity/identity';

const PER_MINUTE = 60;

/**
 * `POST /fortsatt-registrering`: the button of the page that the mail's link opens. The token names
 * the registration, whose cookie this browser gets; a GET of the page changes nothing.
 */
export function resumeRegistrationForm(
  deps: FormRouteDeps & Pick<Identity, 'registrationLink'>,
): (app: FastifyInstance) => Promise<void> {
  return (app) =>
    registerFormRoute(
      app,
      {
        method: 'POST',
        url: RESUME_REGISTRATION_PATH,
        perMinute: PER_MINUTE,
        async handle(fields, { userId }, reply) {
          if (userId !== null) return afterSignIn(null);
          const id = await deps.registrationLink.open(fields.get('token') ?? '');
          if (id === null) return resultPath('invalid');
          setRegistrationCookie(reply, id);
          return signInPath('register');
        },
        refused: (_refusal, fields) => resultPath('failed', fields.get('token')),
      },
      deps,
    );
}

function resultPath(result: ResumeRegistrationResult, token: string | null = null): string {
  const query = new URLSearchParams({ result, ...(token !== null && { token }) });
  return `${RESUME_REGISTRATION_PATH}?${query}`;
}
