import type { ProfileView, RecruiterView } from '#domain/api/account';
import { ApiError } from '#domain/api/errors';
import type { ListPageRequest } from '#domain/api/listPage';
import { cardFacts, cardFor } from '#domain/candidates/candidateCard';
import type { CandidateCard } from '#domain/candidates/recruiterView';
import { PAGE_SIZE } from '#domain/limits';
import { findProfile } from '../identity/accounts';
import { type Clock, today } from '../lib/clock';
import { pageBounds, pageOf } from '../lib/listPage';
import { DAY, instant } from '../lib/time';
import type { Database } from '../storage/database';
import { type CandidateLists, cardsOf } from './candidateLists';
import { findPerson } from './matching.repository';
import { deleteProfileViewsBefore, findProfileViews } from './profileViews.repository';

/**
 * Profile views are kept as long as the audit log (decision 33 of the specification): 24 months.
 */
const KEPT = 730 * DAY;

/** What employers see of a candidate, and which employers have seen it. */
export interface ProfileViewService {
  /**
   * By which cards of the lists of the day the candidate is shown, or would be: of nobody else's
   * changes since, which whoever has an account like theirs would see as they happen.
   *
   * @throws ApiError `authentication_required` when the account is gone.
   */
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
  lists,
}: {
  db: Database;
  clock: Clock;
  lists: Pick<CandidateLists, 'idFor'>;
}): ProfileViewService {
  return {
    async recruiterView(userId) {
      const person = await findPerson(db, userId);
      const profile = await findProfile(db, userId);
      if (!person || !profile) {
        throw new ApiError('authentication_required', 'Sign in first.');
      }
      const { firstName, bankIdVerified, visibility } = profile;
      const facts = cardFacts(person, today(clock));
      const cards: CandidateCard[] = [];
      const tooFew: string[] = [];
      for (const workRole of [...person.workRoles].sort()) {
        const listed: CandidateCard[] = [];
        for await (const some of cardsOf(db, await lists.idFor(workRole))) {
          listed.push(...some.map(({ card }) => card));
        }
        const card = cardFor(facts, listed);
        if (card) cards.push(card);
        else tooFew.push(workRole);
      }
      return {
        listed: visibility === 'offers' && cards.length > 0,
        cards,
        tooFew,
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
