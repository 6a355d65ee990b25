import type { ProfileView, RecruiterView } from '#domain/api/account';
import { ApiError } from '#domain/api/errors';
import type { ListPageRequest } from '#domain/api/listPage';
import { candidateCard } from '#domain/candidates/candidateCard';
import { PAGE_SIZE } from '#domain/limits';
import { findProfile } from '../identity/accounts';
import { type Clock, today } from '../lib/clock';
import { pageBounds, pageOf } from '../lib/listPage';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { findMatchRows } from './matching.repository';
import { deleteProfileViewsBefore, findProfileViews } from './profileViews.repository';

/**
 * Profile views are kept as long as the audit log (decision 33 of the specification): 24 months.
 */
const KEPT = 730 * DAY;

/** What employers see of a candidate, and which employers have seen it. */
export interface ProfileViewService {
  /** @throws ApiError `authentication_required` when the account is gone. */
  recruiterView(userId: string): Promise<RecruiterView>;
  list(
    userId: string,
    page: ListPageRequest,
  ): Promise<{ results: ProfileView[]; nextPageToken: string | null }>;
  /** Deletes old profile views. For a timer. */
  prune(): Promise<void>;
}

export function createProfileViewService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): ProfileViewService {
  return {
    async recruiterView(userId) {
      const [row] = await findMatchRows(db, [userId]);
      const profile = await findProfile(db, userId);
      if (!row || !profile) throw new ApiError('authentication_required', 'Sign in first.');
      const { firstName, bankIdVerified, visibility } = profile;
      return {
        listed: visibility === 'offers' && row.preferences.workRoles.length > 0,
        card: candidateCard(row, today(clock)),
        afterInterest: { firstName, bankIdVerified },
      };
    },

    async list(userId, page) {
      const bounds = pageBounds(page, PAGE_SIZE);
      const { rows, nextPageToken } = pageOf(await findProfileViews(db, userId, bounds), bounds);
      return { results: rows.map(({ cursorAt: _, ...view }) => view), nextPageToken };
    },

    prune: () => deleteProfileViewsBefore(db, instant(clock.now() - KEPT)),
  };
}
