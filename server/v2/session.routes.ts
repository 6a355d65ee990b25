import { ApiError } from '#domain/api/errors';
import {
  beginBankidSchema,
  begunSignInSchema,
  endSessionSchema,
  nothingSchema,
  refusedSignInSchema,
  sendRegistrationLinkSchema,
  setSessionSchema,
  signInSchema,
  signOutSchema,
} from '#domain/api/session.schema';
import { endSession, listSessions } from '#domain/api/sessions';
import { getMe, signIn, signOut } from '#domain/api/v2';
import {
  beginBankid,
  begunSignIn,
  getRegistration,
  pendingBankid,
  refusedSignIn,
  sendRegistrationLink,
  setSession,
} from '#domain/api/waysIn';
import { browserCookie, REGISTRATION_COOKIE } from '../http/cookies';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { brokerFault, errorForLog } from '../identity/brokerFault';
import { setBrowserCookie, setRegistrationCookie } from '../identity/browserCookies';
import type { Identity } from '../identity/identity';
import { clearSessionCookie, setSessionCookie } from '../identity/sessionCookies';
import { signedInCaller } from '../policy/caller';

/** Calls a minute from one address. */
const PER_MINUTE = 60;
const STEPS_PER_MINUTE = 120;
const LINKS_PER_MINUTE = 10;
/** The largest step, with a margin. */
const STEP_BYTES = 16 * 1024;

/** Registration, the authorization request, and the session itself. */
export function sessionRoutes({
  signIn: service,
  registration,
  registrationLink,
  profile,
  sessions,
  auth,
}: Pick<
  Identity,
  'auth' | 'signIn' | 'registration' | 'registrationLink' | 'profile' | 'sessions'
>): Route[] {
  return [
    route(
      setSession,
      parser(setSessionSchema),
      async (request, caller, reply) => {
        const sessionID = await registration.set(request, caller);
        // A registration that is filled in page by page can be continued in this browser
        if (request.stack) setRegistrationCookie(reply, sessionID);
        return { status: 0, sessionID };
      },
      { perMinute: STEPS_PER_MINUTE, bodyLimit: STEP_BYTES },
    ),
    route(
      sendRegistrationLink,
      parser(sendRegistrationLinkSchema),
      async ({ sessionID }, caller) => {
        await registrationLink.send(sessionID, caller);
        return { status: 0 };
      },
      { perMinute: LINKS_PER_MINUTE },
    ),
    route(
      beginBankid,
      parser(beginBankidSchema),
      async (request, caller, reply) => {
        const begun = await service.beginBankid(request, caller, true);
        setBrowserCookie(reply, begun);
        return { status: 0, authorizeUrl: begun.authorizeUrl };
      },
      { perMinute: PER_MINUTE },
    ),
    route(
      begunSignIn,
      parser(begunSignInSchema),
      async (request, caller) => ({ status: 0, begun: await service.begun(request, caller) }),
      { perMinute: PER_MINUTE },
    ),
    route(
      refusedSignIn,
      parser(refusedSignInSchema),
      async ({ state, error }, caller, reply) => {
        const provider = await service.refused(state, caller);
        if (provider) {
          reply.noteCause(brokerFault(`${provider} answered with ${errorForLog(error)}`));
        }
        return { status: 0 };
      },
      { perMinute: PER_MINUTE },
    ),
    route(pendingBankid, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      pending: await auth.pendingBankid(caller),
    })),
    route(
      signIn,
      parser(signInSchema),
      async (request, caller, reply) => {
        const { cookieValue, profile, shared, browserHash } = await service.signIn(
          request.login_token,
          caller,
        );
        setSessionCookie(reply, cookieValue, shared);
        reply.clearCookie(browserCookie(browserHash));
        reply.clearCookie(REGISTRATION_COOKIE);
        return { status: 0, profile, sharedComputer: shared };
      },
      { perMinute: PER_MINUTE },
    ),
    route(signOut, parser(signOutSchema), async (request, caller, reply) => {
      const sessionsEnded = await service.signOut(request, caller);
      clearSessionCookie(reply);
      return { status: 0, sessionsEnded };
    }),
    route(listSessions, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      results: await sessions.list(signedInCaller(caller)),
    })),
    route(
      endSession,
      parser(endSessionSchema),
      async ({ id }, caller, reply) => {
        const { userId, sessionId } = signedInCaller(caller);
        const ended = await sessions.endOwn(userId, id);
        if (ended === null) throw new ApiError('not_found', 'You have no such session.');
        if (ended === sessionId) clearSessionCookie(reply);
        return { status: 0 };
      },
      { perMinute: PER_MINUTE },
    ),
    route(
      getMe,
      parser(nothingSchema),
      async (_request, { userId, sharedComputer, sessionEnded }) => ({
        status: 0,
        profile: userId === null ? null : await profile.find(userId),
        sharedComputer,
        ...(sessionEnded && { sessionEnded }),
      }),
    ),
    route(getRegistration, parser(nothingSchema), async (_request, { registrationId }) => ({
      status: 0,
      ...(await registration.readKept(registrationId)),
    })),
  ];
}
