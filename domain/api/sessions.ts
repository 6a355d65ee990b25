import { endpoint, type Ok } from './endpoint';

/** One of the candidate's live sessions. Instants are ISO 8601 UTC. */
export interface SessionSummary {
  /** Names the session to its owner; it is not what the cookie or the store knows it by. */
  id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  createdAt: string;
  /** To ten minutes. */
  lastSeenAt: string;
  sharedComputer: boolean;
  /** Browser and system, as in "Chrome, Android"; null when neither is known. */
  device: string | null;
}

/** GET session/sessions: the one that asks first, then by when they were last seen. */
export const listSessions = endpoint<Record<string, never>, Ok<{ results: SessionSummary[] }>>({
  service: 'v2',
  method: 'GET',
  path: 'session/sessions',
  access: 'candidate',
});

/** POST session/end_session: ends one of the candidate's own; `not_found` for any other id. */
export const endSession = endpoint<{ id: string }, Ok<object>>({
  service: 'v2',
  method: 'POST',
  path: 'session/end_session',
  access: 'candidate',
});
