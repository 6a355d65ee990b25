import type { Text } from '#domain/language';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { homeAnswers } from './home.responses';

/** The open jobs of a profession, a region or a week. */
interface CountedProfession {
  id: string;
  /** The part of addresses that names it. */
  pathId: string;
  name: Text;
  total: number;
}

interface CountedRegion {
  id: string;
  pathId: string;
  name: string;
  total: number;
}

/** Jobs that have a day in it: what a list finds that is filtered by the two days. */
interface CountedWeek {
  /** 1–53. */
  weekNumber: number;
  /** Its first day, or today where it has begun, and its Sunday: `YYYY-MM-DD`. */
  fromDate: string;
  toDate: string;
  total: number;
}

/** What is open now. */
export interface OpenNow {
  total: number;
  /** The professions and the regions with most jobs, most first. */
  professions: CountedProfession[];
  regions: CountedRegion[];
  /** This week and the next ones, in order. */
  weeks: CountedWeek[];
}

/** GET public/open_now (our name): the open jobs counted for the home page. */
export const openNow = endpoint<Record<string, never>, Answered<typeof homeAnswers.openNow>>({
  service: 'portal',
  method: 'GET',
  path: 'public/open_now',
  access: 'public',
});

/** What a candidate has begun. Instants are ISO 8601 UTC. */
export interface ToContinue {
  /** The application that was saved last and is not sent, while its job is open. */
  draft: { jobId: string; title: string; workplaceName: string } | null;
  /** The next booked interview that is not over. */
  interview: {
    applicationId: string;
    startsAt: string;
    title: string;
    workplaceName: string;
  } | null;
  /** The open jobs that fit all their preferences; 0 without any. */
  matches: number;
}

/** GET to_continue (our name): what a candidate can go on with from the home page. */
export const toContinue = endpoint<Record<string, never>, Answered<typeof homeAnswers.toContinue>>({
  service: 'portal',
  method: 'GET',
  path: 'to_continue',
  access: 'candidate',
});
