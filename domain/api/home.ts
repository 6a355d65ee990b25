import type { Answered, AnsweredFields } from './answer';
import { endpoint } from './endpoint';
import type { homeAnswers } from './home.responses';

/** What is open now. */
export type OpenNow = AnsweredFields<typeof homeAnswers.openNow>;

/** GET public/open_now (our name): the open jobs counted for the home page. */
export const openNow = endpoint<Record<string, never>, Answered<typeof homeAnswers.openNow>>({
  service: 'portal',
  method: 'GET',
  path: 'public/open_now',
  access: 'public',
});

/** What a candidate has begun. Instants are ISO 8601 UTC. */
export type ToContinue = AnsweredFields<typeof homeAnswers.toContinue>;

/** GET to_continue (our name): what a candidate can go on with from the home page. */
export const toContinue = endpoint<Record<string, never>, Answered<typeof homeAnswers.toContinue>>({
  service: 'portal',
  method: 'GET',
  path: 'to_continue',
  access: 'candidate',
});
