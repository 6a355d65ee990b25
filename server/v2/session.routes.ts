import {
  beginBankidSchema,
  nothingSchema,
  setSessionSchema,
  signInSchema,
} from '#domain/api/session.schema';
import { beginBankid, getMe, setSession, signIn, signOut } from '#domain/api/v2';
import { browserCookie, SESSION_COOKIE } from '../http/cookies';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { SESSION_COOKIE_AGE } from '../identity/sessions';
import { hashToken } from '../identity/tokens';
import { setRegistration } from './registration.service';
import { BROWSER_COOKIE_AGE, createSessionService, type SessionDeps } from './session.service';

/** Calls a minute from one address. */
const PER_MINUTE = 60;
const STEPS_PER_MINUTE = 120;

/** Registration, the way to BankID, and the session itself. */
export function sessionRoutes(deps: SessionDeps): Route[] {
  const { db, clock, sessions } = deps;
  const service = createSessionService(deps);
  return [
    route(
      setSession,
      parser(setSessionSchema),
      async (request) => ({
        status: 0,
        sessionID: await setRegistration(db, request, clock.now()),
      }),
      { perMinute: STEPS_PER_MINUTE },
    ),
    route(
      beginBankid,
      parser(beginBankidSchema),
      async (request, caller, reply) => {
        const { authorizeUrl, browserId, outdated } = await service.beginBankid(request, caller);
        for (const hash of outdated) reply.clearCookie(browserCookie(hash));
        reply.setCookie(browserCookie(hashToken(browserId)), browserId, BROWSER_COOKIE_AGE);
        return { status: 0, authorizeUrl };
      },
      { perMinute: PER_MINUTE },
    ),
    route(
      signIn,
      parser(signInSchema),
      async (request, caller, reply) => {
        const { cookieValue, profile, browserHash } = await service.signIn(
          request.login_token,
          caller,
        );
        reply.setCookie(SESSION_COOKIE, cookieValue, SESSION_COOKIE_AGE);
        reply.clearCookie(browserCookie(browserHash));
        return { status: 0, profile };
      },
      { perMinute: PER_MINUTE },
    ),
    route(signOut, parser(nothingSchema), async (_request, { sessionId }, reply) => {
      if (sessionId !== null) await sessions.end(sessionId);
      reply.clearCookie(SESSION_COOKIE);
      return { status: 0 };
    }),
    route(getMe, parser(nothingSchema), async (_request, { userId, sessionEnded }) => ({
      status: 0,
      profile: userId === null ? null : await service.profileOf(userId),
      ...(sessionEnded && { sessionEnded }),
    })),
  ];
}
