import type { InferType } from 'yup';
import type { Answered, AnsweredFields } from './answer';
import { endpoint } from './endpoint';
import type { address, job, planningAnswers } from './planning.responses';
import type { fetchPlanSchema } from './planning.schema';

/** What a plan says of a job. Days are `YYYY-MM-DD` in Stockholm. */
export type PlannedJob = InferType<typeof job>;

/** A booked assignment: an application that the employer has accepted. */
export type BookedAssignment = YearOfWork['assignments'][number];

/** A booked interview. Instants are ISO 8601 UTC. */
export type BookedInterview = YearOfWork['interviews'][number];

/** A candidate's year. */
export type YearOfWork = AnsweredFields<typeof planningAnswers.fetchPlan>;

/**
 * GET portal fetch_plan: `year` is an ISO week-year, this one when absent; `job` the id or slug of a
 * job that the candidate considers.
 */
export const fetchPlan = endpoint<
  InferType<typeof fetchPlanSchema>,
  Answered<typeof planningAnswers.fetchPlan>
>({
  service: 'portal',
  method: 'GET',
  path: 'fetch_plan',
  access: 'candidate',
});

/** That there is an address at which calendars read the candidate's plan. */
export type CalendarAddress = InferType<typeof address>;

/** GET portal calendar_address; null when there is none. The address itself is not stored. */
export const getCalendarAddress = endpoint<
  Record<string, never>,
  Answered<typeof planningAnswers.getCalendarAddress>
>({ service: 'portal', method: 'GET', path: 'calendar_address', access: 'candidate' });

/**
 * POST portal make_calendar_address: replaces the address with a new one. It is answered only here,
 * since the server keeps its hash alone.
 */
export const makeCalendarAddress = endpoint<
  Record<string, never>,
  Answered<typeof planningAnswers.makeCalendarAddress>
>({ service: 'portal', method: 'POST', path: 'make_calendar_address', access: 'candidate' });

/** POST portal revoke_calendar_address: from then on the address is not found. */
export const revokeCalendarAddress = endpoint<
  Record<string, never>,
  Answered<typeof planningAnswers.revokeCalendarAddress>
>({
  service: 'portal',
  method: 'POST',
  path: 'revoke_calendar_address',
  access: 'candidate',
});

/**
 * Where calendars read a plan: a secret token and `.ics`. A file and no endpoint of the contract's
 * kind; everyone who knows the address can read it.
 */
export const CALENDAR_PATH = '/calendar';
