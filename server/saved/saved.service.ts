import { randomUUID } from 'node:crypto';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { carryOver, SearchToSave } from '#domain/api/saved';
import { KNOWN_IDS } from '#domain/api/saved.schema';
import {
  JOB_MARKS,
  type JobMark,
  type MarkedJob,
  MOST_SAVED,
  type Saved,
  type SavedSearch,
} from '#domain/saved/saved';
import { canonicalQuery, LONGEST_QUERY } from '#domain/saved/savedQuery';
import { holdsPersonalNumber } from '#domain/text/personalNumber';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import { lockUser } from '../identity/accounts';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import {
  deleteMarks,
  deleteOldestMarks,
  findMarks,
  lockMarkableJobs,
  saveMark,
  saveMarks,
} from './markedJobs.repository';
import {
  deleteOldestSearches,
  deleteSearch,
  findSearches,
  saveSearch,
} from './savedSearches.repository';

type Carried = RequestOf<typeof carryOver>;

const MOST: Readonly<Record<JobMark, number>> = {
  saved: MOST_SAVED.jobs,
  hidden: MOST_SAVED.hidden,
};
const NO_ALERT = { frequency: 'never', mail: false, push: false } as const;

/** What a write has changed of all that is saved: how it is now, or null where that is to be read. */
type Changed = { readonly [Kind in keyof Saved]?: Saved[Kind] | null };

/** What candidates save: jobs, and searches. Every write may be repeated. */
export interface SavedService {
  find(userId: string): Promise<Saved>;
  /**
   * @param mark - null takes it away.
   * @throws ApiError `not_found` for a job that is unknown or hidden by its employer.
   */
  mark(userId: string, jobId: string, mark: JobMark | null): Promise<Saved>;
  /** A query that is saved already gets these settings. */
  saveSearch(userId: string, search: SearchToSave): Promise<Saved>;
  /** Without an error for one that is not there, or another's. */
  removeSearch(userId: string, id: string): Promise<Saved>;
  /** Adds what is new where there is room; what the account has stays as it is. */
  carryOver(userId: string, carried: Carried): Promise<Saved>;
}

export function createSavedService({
  db,
  clock,
  events,
}: {
  db: Database;
  clock: Clock;
  events: Events;
}): SavedService {
  /**
   * @param work - says what it has changed.
   * @throws ApiError `authentication_required` when the account is gone.
   */
  function change(
    userId: string,
    work: (tx: Queryable, held: Saved) => Promise<Changed>,
  ): Promise<Saved> {
    // One at a time for a candidate, so that what they have can be read and counted
    return db.transaction(
      async (tx) => {
        if (!(await lockUser(tx, userId))) {
          throw new ApiError('authentication_required', 'Sign in first.');
        }
        const held = await findSaved(tx, userId);
        const changed = await work(tx, held);
        if (Object.keys(changed).length === 0) return held;
        await appendChange(tx, { scope: `user:${userId}`, type: 'saved', entityId: userId });
        const { marks = held.marks, searches = held.searches } = changed;
        return {
          marks: marks ?? (await findMarks(tx, userId)),
          searches: searches ?? (await findSearches(tx, userId)),
        };
      },
      { isolation: 'read committed' },
    );
  }

  return {
    find: (userId) => findSaved(db, userId),

    mark: (userId, jobId, mark) =>
      change(userId, async (tx, { marks }) => {
        const present = marks.find((one) => one.jobId === jobId)?.mark ?? null;
        if (present === mark) return {};
        const others = marks.filter((one) => one.jobId !== jobId);
        if (mark === null) {
          await deleteMarks(tx, userId, [jobId]);
          await events.record(tx, {
            type: 'job.unmarked',
            uid: userId,
            jobIds: [jobId],
            at: instant(clock.now()),
          });
          return { marks: others };
        }
        const marked = { jobId, mark, markedAt: instant(clock.now()) };
        if (!(await saveMark(tx, userId, marked))) throw new ApiError('not_found', 'No such job.');
        const alike = others.filter((one) => one.mark === mark).length;
        if (alike < MOST[mark]) return { marks: newestFirst([marked, ...others]) };
        await deleteOldestMarks(tx, userId, { mark, kept: MOST[mark] });
        return { marks: null };
      }),

    saveSearch: (userId, { query, ...alert }) =>
      change(userId, async (tx, { searches }) => {
        const canonical = canonicalQuery(query, KNOWN_IDS);
        const present = searches.find((one) => one.query === canonical);
        if (present && hasSameAlert(present, alert)) return {};
        await saveSearch(tx, userId, newSearch(canonical, clock.now(), alert));
        if (searches.length >= MOST_SAVED.searches) {
          await deleteOldestSearches(tx, userId, MOST_SAVED.searches);
        }
        return { searches: null };
      }),

    removeSearch: (userId, id) =>
      change(userId, async (tx) =>
        (await deleteSearch(tx, userId, id)) ? { searches: null } : {},
      ),

    carryOver: (userId, carried) =>
      change(userId, async (tx, held) => {
        const now = clock.now();
        const markable = await lockMarkableJobs(
          tx,
          carried.marks.map(({ jobId }) => jobId),
        );
        const marks = marksToAdd(held.marks, carried.marks, new Set(markable));
        // The first that are sent are the newest
        const at = (place: number) => instant(now - place);
        await saveMarks(
          tx,
          userId,
          marks.map((one, place) => ({ ...one, markedAt: at(place) })),
        );
        const queries = queriesToAdd(held.searches, carried.searches);
        for (const [place, query] of queries.entries()) {
          await saveSearch(tx, userId, newSearch(query, now - place, NO_ALERT));
        }
        return {
          ...(marks.length > 0 && { marks: null }),
          ...(queries.length > 0 && { searches: null }),
        };
      }),
  };
}

async function findSaved(db: Queryable, userId: string): Promise<Saved> {
  return { marks: await findMarks(db, userId), searches: await findSearches(db, userId) };
}

/** In the order in which they are read: of the same instant, by the job's id. */
const newestFirst = (marks: readonly MarkedJob[]): MarkedJob[] =>
  [...marks].sort(
    (one, other) =>
      Date.parse(other.markedAt) - Date.parse(one.markedAt) || (one.jobId < other.jobId ? -1 : 1),
  );

type SearchAlert = Omit<SearchToSave, 'query'>;

const hasSameAlert = (one: SearchAlert, other: SearchAlert): boolean =>
  one.frequency === other.frequency && one.mail === other.mail && one.push === other.push;

const newSearch = (query: string, now: number, alert: SearchAlert): SavedSearch => ({
  id: randomUUID(),
  query,
  createdAt: instant(now),
  ...alert,
});

/** Of each job the first, without those that have a mark; as many as there is room for. */
function marksToAdd(
  held: Saved['marks'],
  carried: Carried['marks'],
  markable: ReadonlySet<string>,
): Carried['marks'] {
  const seen = new Set(held.map(({ jobId }) => jobId));
  const fresh = carried.filter(({ jobId }) => {
    const isFresh = markable.has(jobId) && !seen.has(jobId);
    seen.add(jobId);
    return isFresh;
  });
  return JOB_MARKS.flatMap((mark) => {
    const room = MOST[mark] - held.filter((one) => one.mark === mark).length;
    return fresh.filter((one) => one.mark === mark).slice(0, room);
  });
}

function queriesToAdd(held: Saved['searches'], carried: Carried['searches']): string[] {
  const known = new Set(held.map(({ query }) => query));
  const canonical = carried.map(({ query }) => canonicalQuery(query, KNOWN_IDS));
  const fresh = canonical.filter(
    (query) =>
      query !== '' &&
      query.length <= LONGEST_QUERY &&
      !known.has(query) &&
      // Nobody is there to be asked whether it is one
      !holdsPersonalNumber(new URLSearchParams(query).get('q') ?? ''),
  );
  return [...new Set(fresh)].slice(0, MOST_SAVED.searches - held.length);
}
