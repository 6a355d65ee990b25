import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { endSessionSchema } from './session.schema';
import type { sessionsAnswers } from './sessions.responses';

/** One of the candidate's live sessions. Instants are ISO 8601 UTC. */
export type SessionSummary = Answered<typeof sessionsAnswers.listSessions>['results'][number];

/** GET session/sessions: the calling one first, then by when they were last seen. */
export const listSessions = endpoint<
  Record<string, never>,
  Answered<typeof sessionsAnswers.listSessions>
>({
  service: 'v2',
  method: 'GET',
  path: 'session/sessions',
  access: 'candidate',
});

/**
 * POST session/end_session: ends one of the candidate's own sessions; `not_found` for any other id.
 */
export const endSession = endpoint<
  InferType<typeof endSessionSchema>,
  Answered<typeof sessionsAnswers.endSession>
>({
  service: 'v2',
  method: 'POST',
  path: 'session/end_session',
  access: 'candidate',
});
