import type { InferType } from 'yup';
import type { SavedSearch } from '#domain/saved/saved';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { closedJob, savedAnswers } from './saved.responses';
import type { carryOverSchema, markJobSchema, saveSearchSchema } from './saved.schema';

/** A saved job that is not open any more. */
export type ClosedJob = InferType<typeof closedJob>;

/** GET saved/fetch_saved: all that the candidate has saved and hidden. */
export const fetchSaved = endpoint<Record<string, never>, Answered<typeof savedAnswers.fetchSaved>>(
  {
    service: 'v2',
    method: 'GET',
    path: 'saved/fetch_saved',
    access: 'candidate',
  },
);

/** POST saved/mark_job: null takes the mark away. Done twice it is the same as once. */
export const markJob = endpoint<
  InferType<typeof markJobSchema>,
  Answered<typeof savedAnswers.markJob>
>({
  service: 'v2',
  method: 'POST',
  path: 'saved/mark_job',
  access: 'candidate',
});

/** What a caller says of a search. */
export type SearchToSave = Omit<SavedSearch, 'id' | 'createdAt'>;

/** POST saved/save_search: a query that is saved already gets these settings. */
export const saveSearch = endpoint<
  InferType<typeof saveSearchSchema>,
  Answered<typeof savedAnswers.saveSearch>
>({
  service: 'v2',
  method: 'POST',
  path: 'saved/save_search',
  access: 'candidate',
});

/** POST saved/remove_search: one that is gone already is fine. */
export const removeSearch = endpoint<{ id: string }, Answered<typeof savedAnswers.removeSearch>>({
  service: 'v2',
  method: 'POST',
  path: 'saved/remove_search',
  access: 'candidate',
});

/**
 * POST saved/carry_over: takes what a visitor saved on this device into their account. What the
 * account has stays as it is; unknown jobs are left out; sent twice it is the same as once.
 */
export const carryOver = endpoint<
  InferType<typeof carryOverSchema>,
  Answered<typeof savedAnswers.carryOver>
>({ service: 'v2', method: 'POST', path: 'saved/carry_over', access: 'candidate' });

/**
 * GET jobs/fetch_by_id: jobs by their ids, for those who keep ids on their device. In the order of
 * the request. `gone`: those that are not open any more, or never were; `closed`: what is known of
 * them.
 */
export const fetchJobsById = endpoint<
  { ids: string[] },
  Answered<typeof savedAnswers.fetchJobsById>
>({
  service: 'v2',
  method: 'GET',
  path: 'jobs/fetch_by_id',
  access: 'public',
  toWire: ({ ids }) => ({ ids: ids.join(',') }),
});
