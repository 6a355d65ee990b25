import type { InferType } from 'yup';
import type { liveEvent } from './live.responses';

/**
 * The candidate's own data that has changed, for events without further data: the site reads it
 * again.
 */
export const OWN_THINGS = [
  'profile',
  'preferences',
  'references',
  'experiences',
  'documents',
  'interviews',
  /** What is said of the first days of their applications. */
  'first_days',
  /** What they have asked of jobs' terms, and what was answered. */
  'terms',
  /** An application that was deleted; every other change of one is an `application` event. */
  'applications',
  'drafts',
  /** The address at which calendars read the plan. */
  'calendar',
  /** A chat that was deleted; every other change of one is a `chat` or a `chat_message` event. */
  'chats',
  /** The settings and devices for notifications. */
  'notifications',
  'reports',
  /** The employers that the candidate has blocked. */
  'blocks',
  /** Saved and hidden jobs, and saved searches. */
  'saved',
] as const;
export type OwnThing = (typeof OWN_THINGS)[number];

/**
 * The events of the live stream: one SSE stream per browser at `GET /api/v2/live`. `id:` is a
 * cursor in the change log (`domain/live/cursor.ts`); the browser sends the last one back as
 * `Last-Event-ID`. A stream that is opened without one first sends an event named `LIVE_CURSOR_EVENT`,
 * without data, whose id is the cursor that it begins at.
 */
export type LiveEvent = InferType<typeof liveEvent>;

export const LIVE_PATH = '/api/v2/live';
export const LIVE_CURSOR_EVENT = 'cursor';
