import type { FastifyInstance } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { bankidLogin, bankidRegister } from '#domain/api/portal';
import { beginBankid } from '#domain/api/waysIn';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { KEPT_FIELD, registerStepPath } from '#domain/candidates/registrationSteps';
import { REFEREE_FORMS } from '#domain/givenReferences/refereeForms';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import { isForSignedIn } from '#domain/signIn/bankidRequests';
import { signInPath } from '#domain/signIn/signInPath';
import {
  problemNamedBy,
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
import type { Reply } from '../../http/route';
import { type BankidIdentity, RETURN_PATH } from '../../identity/bankid';
import { brokerRefusal } from '../../identity/brokerFault';
import { setBrowserCookie, setRegistrationCookie } from '../../identity/browserCookies';
import type { Identity } from '../../identity/identity';
import type { Caller } from '../../policy/caller';
import { endReturn } from './beginSession';
import { CODE_RETURN_PATH } from './codeReturnPath';
import { draftOrMail, formProblemOf } from './draftOrMail';
import { readRegistrationFields, readStartForm } from './startForm';

export interface SignInFormsDeps
  extends FormRouteDeps,
    Pick<Identity, 'bankid' | 'auth' | 'signIn' | 'registration' | 'mailStep'> {}

type AuthorizationRequest = BankidIdentity['authorizationRequest'];

const START_PATH = '/auth/start';
const PER_MINUTE = 60;

/** Signing in and registering without a script: the form that begins it, and the return. */
export function signInForms(deps: SignInFormsDeps): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await registerFormRoute(app, startRoute(deps), deps);
    await registerFormRoute(app, codeReturnRoute(deps), deps);
  };
}

/** `POST /auth/start`: makes the authorization request and redirects to the broker. */
function startRoute(deps: SignInFormsDeps): FormRoute {
  const { registration, signIn } = deps;
  /** The answers of the stored registration, or those of the form, which are then stored. */
  async function read(fields: URLSearchParams, caller: Caller) {
    if (fields.has(KEPT_FIELD)) {
      const { sessionID, registration: details } = await registration.readKept(
        caller.registrationId,
      );
      if (sessionID !== null && details) return { id: sessionID, details };
      throw new ApiError('session_not_found', 'No Session Found!');
    }
    const details = readRegistrationFields(fields);
    const draft = { id: caller.registrationId, draft: { details } };
    const id = await draftOrMail(deps, draft, caller);
    return { id, details };
  }

  /** Returns the registration's id, or null while it is incomplete. */
  async function registrationOf(
    fields: URLSearchParams,
    caller: Caller,
    reply: Reply,
  ): Promise<string | null> {
    const { id, details } = await read(fields, caller);
    setRegistrationCookie(reply, id);
    if (!registrationSchema.isValidSync(details, { strict: true })) return null;
    if (await registration.isEmailTaken(details.email, null)) {
      throw new ApiError('email_taken', 'An account with this email already exists.');
    }
    return id;
  }

  return {
    method: 'POST',
    url: START_PATH,
    perMinute: PER_MINUTE,
    async handle(fields, caller, reply, { did }) {
      const form = readStartForm(fields);
      if (!isForSignedIn(form.purpose) && caller.userId !== null)
        return afterSignIn(form.targetPath);
      const sessionID =
        form.purpose === 'register' ? await registrationOf(fields, caller, reply) : undefined;
      if (sessionID === null) return problemAddress('incomplete', fields);
      const begun = await signIn.beginBankid(
        { ...form, sessionID, language: caller.language },
        caller,
        false,
      );
      setBrowserCookie(reply, begun);
      did(beginBankid, form);
      return begun.authorizeUrl;
    },
    refused: ({ code }, fields) => problemAddress(formProblemOf(code, purposeOf(fields)), fields),
  };
}

const purposeOf = (fields: URLSearchParams): SignInPurpose =>
  fields.get('purpose') === 'register' ? 'register' : 'login';

/** The page of the form, with the error. */
function problemAddress(problem: SignInProblem, fields: URLSearchParams): string {
  const targetPath = safeTargetPath(fields.get('target_path'));
  if (fields.get('purpose') === 'connect') return verifyBankidPath({ targetPath, problem });
  const carried = { problem, targetPath, sharedComputer: fields.has('shared_computer') };
  // A registration that no longer exists starts again
  return fields.has(KEPT_FIELD) && problem !== 'no_session'
    ? registerStepPath('bankid', carried)
    : signInPath(purposeOf(fields), carried);
}

/** The broker's answer in the query: a code to exchange, or an error. */
function codeReturnRoute({ bankid, auth, signIn }: SignInFormsDeps): FormRoute {
  async function finish(
    fields: URLSearchParams,
    request: AuthorizationRequest,
    caller: Caller,
    reply: Reply,
    did: Did,
  ): Promise<string> {
    const code = fields.get('code');
    if (code === null) {
      throw brokerRefusal(fields.get('error') ?? '', fields.get('error_description'));
    }
    const identity = await bankid.exchange(code, request, caller.browserIds);
    const finished = await auth.finish(identity, caller);
    const { browserHash, purpose } = request;
    const next = await endReturn({ ...finished, browserHash }, { signIn }, caller, reply);
    if (purpose === 'login') did(bankidLogin, {});
    if (purpose === 'register') did(bankidRegister, {});
    return next;
  }

  return {
    method: 'GET',
    url: CODE_RETURN_PATH,
    perMinute: PER_MINUTE,
    async handle(fields, caller, reply, { did }) {
      const { browserIds, userId } = caller;
      const state = fields.get('state');
      const begun = state ? await bankid.begun(state, browserIds) : null;
      if (begun?.byScript) return `${RETURN_PATH}#${answerIn(fields)}`;
      // Its own address signs with it; nobody is signed in
      if (begun?.purpose === 'reference') return `${REFEREE_FORMS.bankid}?${answerIn(fields)}`;
      const request = state ? await bankid.take(state, browserIds) : null;
      // A second tab that returns, or a reload, of a user who is signed in already
      if (userId !== null && !(request && isForSignedIn(request.purpose))) {
        return afterSignIn(request?.targetPath ?? null);
      }
      if (request === null) {
        // Another browser began it, or it is too old
        return signInPath('login', { problem: state ? 'other_browser' : 'failed' });
      }
      try {
        return await finish(fields, request, caller, reply, did);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        reply.noteCause(error);
        return problemPath(error, request);
      }
    },
    refused: (refusal) =>
      signInPath('login', {
        problem: problemNamedBy(refusal) ?? signInProblemOf(refusal.code, 'login'),
      }),
  };
}

/** What the page of the return reads; a broker may add others, which are not passed on. */
const ANSWER_FIELDS = ['code', 'error', 'error_description', 'state'];

/**
 * The same answer for whoever finishes it: in the fragment of the page that began the request, which
 * knows which overlay or window it was, or in the query of the address that signs a reference.
 */
const answerIn = (fields: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...fields].filter(([name]) => ANSWER_FIELDS.includes(name)));

/** The page where a failed return is shown, ready for another try. */
function problemPath(refusal: ApiError, request: AuthorizationRequest): string {
  const { purpose, targetPath, shared } = request;
  const problem = problemNamedBy(refusal) ?? signInProblemOf(refusal.code, purpose);
  // The page of its link shows that it failed
  if (purpose === 'reference') return afterSignIn(targetPath);
  if (purpose === 'connect') return verifyBankidPath({ targetPath, problem });
  // The page that they came from shows the result
  if (purpose === 'confirm') return afterSignIn(targetPath);
  return signInPath(pageFor(problem, purpose), { problem, targetPath, sharedComputer: shared });
}

/**
 * The registration page has the answers, so the error of an address with an account is shown there.
 */
function pageFor(problem: SignInProblem, purpose: SignInPurpose): SignInPurpose {
  if (problem === 'not_registered') return 'register';
  return problem === 'already_registered' ? 'login' : purpose;
}
