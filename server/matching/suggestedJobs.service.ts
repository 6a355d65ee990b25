import type { SuggestedJobs } from '#domain/api/account';
import { ApiError } from '#domain/api/errors';
import type { ListPageRequest } from '#domain/api/listPage';
import type { JobFilter } from '#domain/jobs/filter';
import { activeFilterCount } from '#domain/jobs/filterParts';
import { preferencesToFilter, relaxations } from '#domain/jobs/preferencesFilter';
import { PAGE_SIZE } from '#domain/limits';
import { findAppliedJobs } from '../applications/applicationRecords';
import { findPreferences } from '../candidates/candidateRecords';
import type { JobIndex } from '../jobs/jobIndex';
import { findOpenJobsOfBlocked } from '../jobs/storedJobs';
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
  /** How many of the jobs that a search lists are of employers that the candidate has blocked. */
  function countUnwanted(filter: JobFilter, unwanted: readonly string[], day: string): number {
    const listed = unwanted.filter((id) => index.listedFor(id) === id);
    return index.among(listed, filter, { today: day }).length;
  }

  return {
    async countMatches(userId) {
      const preferences = await findPreferences(db, userId);
      const day = today(clock);
      const filter = preferences && preferencesToFilter(preferences, day);
      if (!filter || activeFilterCount(filter) === 0) return 0;
      const { total } = index.search(filter, {
        order: 'newest',
        today: day,
        facets: false,
        pageLength: 1,
        startAfter: null,
      });
      if (total === 0) return 0;
      const unwanted = await findOpenJobsOfBlocked(db, userId, day);
      return total - countUnwanted(filter, unwanted, day);
    },

    async list(userId, { pageLength, startAfter }) {
      const preferences = await findPreferences(db, userId);
      if (!preferences) throw new ApiError('authentication_required', 'Sign in first.');
      const day = today(clock);
      const unwanted = await findOpenJobsOfBlocked(db, userId, day);
      const isUnwanted = new Set(unwanted);
      for (const { filter, relaxed } of relaxations(preferencesToFilter(preferences, day))) {
        let after = startAfter ?? null;
        // A page of unwanted jobs alone is none
        for (;;) {
          const { results, nextPageToken, total } = index.search(filter, {
            order: 'newest',
            today: day,
            facets: false,
            pageLength: pageLength === undefined ? PAGE_SIZE : Number(pageLength),
            startAfter: after,
          });
          const wantedTotal = total - countUnwanted(filter, unwanted, day);
          if (wantedTotal <= 0) break;
          const wanted = results.filter(({ id }) => !isUnwanted.has(id));
          if (wanted.length === 0 && nextPageToken !== null) {
            after = nextPageToken;
            continue;
          }
          const ids = wanted.map(({ id }) => id);
          const applied = await findAppliedJobs(db, userId, ids);
          return { results: wanted, nextPageToken, total: wantedTotal, relaxed, applied };
        }
      }
      return { results: [], nextPageToken: null, total: 0, relaxed: [], applied: [] };
    },
  };
}
