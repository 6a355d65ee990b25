import type { FastifyInstance } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { beginSocial, socialAuth, socialRegister } from '#domain/api/social';
import { beginSocialSchema } from '#domain/api/social.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import { signInPath } from '#domain/signIn/signInPath';
import {
  pageForProblem,
  type SignInProblem,
  type SignInPurpose,
  signInProblemOf,
} from '#domain/signIn/signInProblem';
import { safeTargetPath } from '#domain/signIn/targetPath';
import { verifyBankidPath } from '#domain/signIn/verifyBankid';
import {
  type Did,
  type FormRoute,
  type FormRouteDeps,
  registerFormRoute,
} from '../../http/formRoute';
import { parser } from '../../http/parse';
import type { Reply } from '../../http/route';
import { setBrowserCookie, setRegistrationCookie } from '../../identity/browserCookies';
import type { Identity } from '../../identity/identity';
import type { AnsweredSocial } from '../../identity/social/social';
import type { Caller } from '../../policy/caller';
import { beginSession, endReturn } from './beginSession';
import { SOCIAL_CODE_RETURN_PATH } from './codeReturnPath';
import { draftOrMail, formProblemOf } from './draftOrMail';
import { readRegistrationFields } from './startForm';

export interface SocialFormsDeps
  extends FormRouteDeps,
    Pick<Identity, 'social' | 'socialSignIn' | 'signIn' | 'registration' | 'mailStep'> {}

type TakenRequest = AnsweredSocial['request'];

const START_PATH = '/auth/start-social';
const REGISTER_PATH = '/auth/register-social';
const PER_MINUTE = 60;
const parseStart = parser(beginSocialSchema.omit(['language', 'sessionID']));

/** Going to Google or Facebook without a script, and the return with a code. */
export function socialForms(deps: SocialFormsDeps): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await registerFormRoute(app, startRoute(deps), deps);
    await registerFormRoute(app, registerRoute(deps), deps);
    await registerFormRoute(app, codeReturnRoute(deps), deps);
  };
}

/** `POST /auth/start-social`: makes the authorization request and redirects to the provider. */
function startRoute({ socialSignIn }: SocialFormsDeps): FormRoute {
  return {
    method: 'POST',
    url: START_PATH,
    perMinute: PER_MINUTE,
    async handle(fields, caller, reply, { did }) {
      const targetPath = fields.get('target_path');
      const form = parseStart({
        provider: fields.get('provider') ?? undefined,
        purpose: fields.get('purpose') ?? undefined,
        ...(targetPath && { targetPath }),
        ...(fields.has('shared_computer') && { sharedComputer: true }),
      });
      if (form.purpose !== 'connect' && caller.userId !== null) return afterSignIn(form.targetPath);
      const request = { ...form, language: caller.language };
      const begun = await socialSignIn.begin(request, caller, 'code');
      // A provider that signs in through Firebase's SDK cannot be used without a script
      if (begun.authorizeUrl === null) return signInProblemPath('social_failed', fields);
      setBrowserCookie(reply, begun);
      did(beginSocial, request);
      return begun.authorizeUrl;
    },
    refused: ({ code }, fields) => signInProblemPath(signInProblemOf(code, 'login'), fields),
  };
}

/**
 * `POST /auth/register-social`: creates the account of a person whom a provider has verified in
 * this browser.
 */
function registerRoute(deps: SocialFormsDeps): FormRoute {
  const { socialSignIn, signIn } = deps;
  return {
    method: 'POST',
    url: REGISTER_PATH,
    perMinute: PER_MINUTE,
    isTyped: true,
    async handle(fields, caller, reply, { did }) {
      const asked = safeTargetPath(fields.get('target_path'));
      if (caller.userId !== null) return afterSignIn(asked);
      const details = readRegistrationFields(fields);
      const draft = { id: caller.registrationId, draft: { details } };
      const id = await draftOrMail(deps, draft, caller);
      setRegistrationCookie(reply, id);
      const firstName = fields.get('firstName') ?? '';
      const lastName = fields.get('lastName') ?? '';
      const whole = { ...details, firstName, lastName };
      if (!registrationSchema.isValidSync(whole, { strict: true })) {
        return signInProblemPath('incomplete', fields);
      }
      const request = { sessionID: id, firstName, lastName };
      const { login_token, targetPath } = await socialSignIn.register(request, caller);
      await beginSession(login_token, { signIn }, caller, reply);
      did(socialRegister, request);
      return verifyBankidPath({ targetPath: asked ?? targetPath });
    },
    refused: ({ code }, fields) => signInProblemPath(formProblemOf(code, 'register'), fields),
  };
}

function signInProblemPath(problem: SignInProblem, fields: URLSearchParams): string {
  const purpose = fields.get('purpose') === 'register' ? 'register' : 'login';
  return signInPath(purpose, {
    problem,
    targetPath: safeTargetPath(fields.get('target_path')),
    sharedComputer: fields.has('shared_computer'),
  });
}

/** The provider's answer in the query: a code to be exchanged, or an error. */
function codeReturnRoute({ social, socialSignIn, signIn }: SocialFormsDeps): FormRoute {
  async function finish(
    fields: URLSearchParams,
    request: TakenRequest,
    caller: Caller,
    reply: Reply,
    did: Did,
  ): Promise<string> {
    const code = fields.get('code');
    if (!code) throw new ApiError('social_login_failed', 'The provider answered with an error.');
    const answered = await social.exchange(code, request, caller.browserIds);
    const finished = await socialSignIn.finish(answered, caller);
    const { browserHash, registrationId } = request;
    const next = await endReturn({ ...finished, browserHash }, { signIn }, caller, reply);
    if (finished.login_token !== null) {
      did(socialAuth, registrationId === null ? {} : { sessionID: registrationId });
    }
    return next;
  }

  return {
    method: 'GET',
    url: SOCIAL_CODE_RETURN_PATH,
    perMinute: PER_MINUTE,
    async handle(fields, caller, reply, { did }) {
      const state = fields.get('state');
      const request = state ? await social.take(state, caller.browserIds) : null;
      // A second tab that returns, or a reload, of a user who is signed in already
      if (caller.userId !== null && request?.purpose !== 'connect') {
        return afterSignIn(request?.targetPath ?? null);
      }
      if (request === null) {
        // Another browser began it, or it is too old
        return signInPath('login', { problem: state ? 'other_browser' : 'social_failed' });
      }
      // The user refused at the provider
      if (fields.get('error') === 'access_denied') return stoppedAt('social_cancelled', request);
      try {
        return await finish(fields, request, caller, reply, did);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return problemPath(error, request);
      }
    },
    refused: () => signInPath('login', { problem: 'social_failed' }),
  };
}

/** The page where the problem is shown, with the next step. */
function problemPath({ code }: ApiError, request: TakenRequest): string {
  const problem = signInProblemOf(code, pageOf(request.purpose));
  return stoppedAt(code === 'invalid_token' ? 'social_failed' : problem, request);
}

function stoppedAt(problem: SignInProblem, request: TakenRequest): string {
  const { targetPath, shared } = request;
  // The page that they came from shows the result
  if (request.purpose === 'connect') return afterSignIn(targetPath);
  const purpose = pageOf(request.purpose);
  return signInPath(pageForProblem(problem, purpose), {
    problem,
    targetPath,
    sharedComputer: shared,
  });
}

const pageOf = (purpose: TakenRequest['purpose']): SignInPurpose =>
  purpose === 'register' ? 'register' : 'login';
