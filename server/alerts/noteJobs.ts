import { alertFactsOf, sameFacts, seenFactsOf } from '#domain/alerts/alertFacts';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import type { Cursor } from '#domain/live/cursor';
import { changedAfter } from '../changeLog/changeLog';
import type { JobIndex } from '../jobs/jobIndex';
import { type Clock, today } from '../lib/clock';
import { type BadItem, NotWholeError, type Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import { findSetting } from '../storage/settings.repository';
import { areWholeFacts } from './alert';
import { findJobs, findSeenJobs, type SeenJob, saveSeenJobs } from './alertJobs.repository';
import { type ChangedJob, findNew } from './newInSearches';
import { type ChangedFacts, noteChanged, noteNew } from './waiting.repository';

/** In `settings`: when the last round was, milliseconds. */
export const NOTED_KEY = 'alerts_noted_at';

export interface NoteDeps {
  db: Database;
  clock: Clock;
  /** The jobs as they can be searched now. */
  index: JobIndex;
  /** Up to where the change log is in the index, once it has caught up. */
  indexedTo(): Promise<Cursor>;
  quarantine: Quarantine;
}

/**
 * A job that is not whole is set aside, and noted once it is. One that has changed since is left to
 * the round that comes to that change: its row says what the index cannot find yet, and would be
 * stored as seen.
 *
 * @param upTo - up to where the change log is in the index.
 * @param step - stores in the same transaction how far this has come; false when another node has
 *   noted them meanwhile, which then is the answer.
 */
export async function noteJobs(
  { db, clock, index, quarantine }: NoteDeps,
  ids: readonly string[],
  upTo: Cursor,
  step?: (tx: Queryable) => Promise<boolean>,
): Promise<boolean> {
  const now = clock.now();
  const day = today(clock);
  const { jobs: stored, bad } = await findJobs(db, ids);
  const later = await changedAfter(db, upTo, { scope: 'jobs', ids });
  const jobs = stored.filter(({ id }) => !later.has(id));
  const twins = new Map(jobs.map(({ id }) => [id, index.twinsOf(id, day).map((twin) => twin.id)]));
  const asSeen = await findSeenJobs(db, [...new Set([...ids, ...[...twins.values()].flat()])]);
  const { seen, spoilt } = wholeSeen(asSeen, jobs);
  const changed = jobs.map((job) =>
    changeOf(job, seenBefore(seen, [job.id, ...(twins.get(job.id) ?? [])], day), { now, day }),
  );
  const open = changed.filter((one) => one.open);
  const found = open.length === 0 ? [] : await findNew({ db, index, day, changed: open });
  const known = open.flatMap(({ job, before, hasOtherFacts }): ChangedFacts[] => {
    const earlier = seen.get(job.id);
    const hasReopened = before === null;
    if (!earlier || (!hasOtherFacts && !hasReopened)) return [];
    return [{ jobId: job.id, before: earlier.facts, after: alertFactsOf(job) }];
  });
  // Before the step, so that none is passed by and forgotten
  await quarantine.setAsideAll('alert notes', [...bad, ...spoilt]);
  const isNoted = await db.transaction(async (tx) => {
    if (step && !(await step(tx))) return false;
    await noteNew(tx, found, now);
    const notedAt = await findSetting(tx, NOTED_KEY);
    const since = typeof notedAt === 'number' ? notedAt : now;
    await noteChanged(tx, known, { now, since });
    await saveSeenJobs(tx, changed);
    return true;
  });
  const stay = new Set([...bad, ...spoilt].map(({ item }) => item));
  if (isNoted) {
    const whole = ids.filter((id) => !stay.has(id));
    await quarantine.release('alert notes', whole);
  }
  return isNoted;
}

/**
 * How jobs were seen. Where that is not whole, as they are now: none of their changes is told then,
 * and they are stored as seen. Of another job, a twin, it is as if it had not been seen.
 */
function wholeSeen(
  stored: ReadonlyMap<string, SeenJob>,
  jobs: readonly Job[],
): { seen: Map<string, SeenJob>; spoilt: BadItem[] } {
  const now = new Map(jobs.map((job) => [job.id, job]));
  const seen = new Map<string, SeenJob>();
  const spoilt: BadItem[] = [];
  for (const [id, one] of stored) {
    const job = now.get(id);
    if (areWholeFacts(one.facts)) seen.set(id, one);
    else if (job) {
      seen.set(id, { ...one, facts: seenFactsOf(job) });
      spoilt.push({ item: id, error: new NotWholeError('facts') });
    }
  }
  return { seen, spoilt };
}

const wasOpenOn = (day: string, { open, facts }: SeenJob): boolean => open && facts.closesOn >= day;

/** A job as it was seen; one that was not open is seen as the first of its twins that was. */
function seenBefore(
  seen: ReadonlyMap<string, SeenJob>,
  ids: readonly string[],
  day: string,
): SeenJob | null {
  const [own, ...twins] = ids.map((id) => seen.get(id) ?? null);
  if (own && wasOpenOn(day, own)) return own;
  const [first] = twins
    .flatMap((twin) => (twin && wasOpenOn(day, twin) ? [twin] : []))
    .sort((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt));
  return first ?? own ?? null;
}

function changeOf(
  job: Job,
  before: SeenJob | null,
  { now, day }: { now: number; day: string },
): ChangedJob {
  const open = jobStatusOn(job, day) === 'open';
  const wasOpen = before !== null && wasOpenOn(day, before);
  const hasOpened = open && !wasOpen;
  return {
    job,
    open,
    openedAt: hasOpened || !before ? now : Date.parse(before.openedAt),
    before: hasOpened ? null : before,
    hasOtherFacts: before !== null && !sameFacts(before.facts, alertFactsOf(job)),
  };
}
