import type { SuggestedJobs } from '#domain/api/account';
import { ApiError } from '#domain/api/errors';
import type { ListPageRequest } from '#domain/api/listPage';
import { activeFilterCount } from '#domain/jobs/filterParts';
import { preferencesToFilter, relaxations } from '#domain/jobs/preferencesFilter';
import { PAGE_SIZE } from '#domain/limits';
import { findAppliedJobs } from '../applications/applicationRecords';
import { findPreferences } from '../candidates/candidateRecords';
import type { JobIndex } from '../jobs/jobIndex';
import { findJobsOfBlocked } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import type { Database } from '../storage/database';

export interface SuggestedJobsService {
  /**
   * A page of the open jobs that fit a candidate's preferences, newest first. Where none fits all of
   * them, as few parts as possible are left out. Those of employers that they have blocked are not
   * shown.
   *
   * @throws ApiError `authentication_required` when the account is gone.
   */
  list(userId: string, page: ListPageRequest): Promise<SuggestedJobs>;
  /** How many open jobs fit all of a candidate's preferences; 0 for a candidate without any. */
  countMatches(userId: string): Promise<number>;
}

export function createSuggestedJobsService({
  db,
  clock,
  index,
}: {
  db: Database;
  clock: Clock;
  index: JobIndex;
}): SuggestedJobsService {
  return {
    async countMatches(userId) {
      const preferences = await findPreferences(db, userId);
      const day = today(clock);
      const filter = preferences && preferencesToFilter(preferences, day);
      if (!filter || activeFilterCount(filter) === 0) return 0;
      return index.search(filter, {
        order: 'newest',
        today: day,
        facets: false,
        pageLength: 1,
        startAfter: null,
      }).total;
    },

    async list(userId, { pageLength, startAfter }) {
      const preferences = await findPreferences(db, userId);
      if (!preferences) throw new ApiError('authentication_required', 'Sign in first.');
      const day = today(clock);
      const options = {
        order: 'newest',
        today: day,
        facets: false,
        pageLength: pageLength === undefined ? PAGE_SIZE : Number(pageLength),
        startAfter: startAfter ?? null,
      } as const;
      for (const { filter, relaxed } of relaxations(preferencesToFilter(preferences, day))) {
        const { results, nextPageToken, total } = index.search(filter, options);
        if (total === 0) continue;
        const ids = results.map(({ id }) => id);
        const unwanted = await findJobsOfBlocked(db, userId, ids);
        const applied = await findAppliedJobs(db, userId, ids);
        const wanted = results.filter(({ id }) => !unwanted.has(id));
        return { results: wanted, nextPageToken, total, relaxed, applied };
      }
      return { results: [], nextPageToken: null, total: 0, relaxed: [], applied: [] };
    },
  };
}
