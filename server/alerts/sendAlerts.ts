import { randomUUID } from 'node:crypto';
import { type AlertFacts, alertFactsOf, reasonsOf } from '#domain/alerts/alertFacts';
import { alertTimes } from '#domain/alerts/alertTimes';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import type { Cursor } from '#domain/live/cursor';
import { findCandidateFacts } from '../candidates/candidateRecords';
import { changedAfter } from '../changeLog/changeLog';
import type { JobIndex } from '../jobs/jobIndex';
import { searchAmong } from '../jobs/searchJobs';
import { findJobsOfBlocked } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { BadItem, Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import { type Alert, areWholeFacts, filterOf, type NotifiedJob } from './alert';
import { findJobs } from './alertJobs.repository';
import type { AlertMails } from './alertMail';
import { queueAlertPushes } from './alertPush';
import { findDueAlerts, type Without } from './alerts.repository';
import { findKnowledge, saveNotice } from './notices.repository';
import { takeWaiting, type WaitingJob } from './waiting.repository';

export interface SendAlertsDeps {
  db: Database;
  clock: Clock;
  index: JobIndex;
  /** Up to where the change log is in the index, once it has caught up. */
  indexedTo(): Promise<Cursor>;
  outbox: Outbox;
  mails: AlertMails;
  quarantine: Quarantine;
  onError(error: unknown): void;
}

/**
 * Sends a notice of each alert that is due, by mail and push; returns how many were sent. The jobs of
 * a notice are found in the transaction that stores it and queues the mail. A job that has changed
 * since the index was read goes on waiting: another node may have noted what this one cannot find.
 */
export function createSendAlerts(deps: SendAlertsDeps): () => Promise<number> {
  const { db, clock, quarantine } = deps;
  return async () => {
    let sent = 0;
    const upTo = await deps.indexedTo();
    for (;;) {
      const without = {
        alerts: [...(await quarantine.waiting('alerts'))],
        jobs: [...(await quarantine.all('alert notes')), ...(await changedSince(db, upTo))],
      };
      const due = await findDueAlerts(db, alertTimes(clock.now()), { without });
      // Each of them is sent, or is set aside itself, or one of its jobs is: none is found again
      if (due.length === 0) return sent;
      const done = await quarantine.each(
        'alerts',
        due,
        { idOf: ({ alert }) => alert, userOf: ({ userId }) => userId },
        ({ alert }) => sendWhole(deps, alert, { without, upTo }),
      );
      sent += done.filter(Boolean).length;
    }
  };
}

const changedSince = (db: Queryable, upTo: Cursor) => changedAfter(db, upTo, { scope: 'jobs' });

/** What a notice is without, and up to where its jobs can be found. */
interface Limits {
  without: Without;
  upTo: Cursor;
}

/** Jobs of an alert that have spoilt since they were noted. */
class BadJobsError extends Error {
  constructor(readonly bad: readonly BadItem[]) {
    super('Some jobs of the alert are not whole.');
  }
}

async function sendWhole(deps: SendAlertsDeps, alert: string, limits: Limits): Promise<boolean> {
  try {
    return await deps.db.transaction((tx) => sendAlert(deps, tx, alert, limits));
  } catch (error) {
    if (!(error instanceof BadJobsError)) throw error;
    await deps.quarantine.setAsideAll('alert notes', error.bad);
    return false;
  }
}

/** Several nodes may find the same alert: whether it is due is looked at again inside. */
async function sendAlert(
  deps: SendAlertsDeps,
  tx: Queryable,
  key: string,
  limits: Limits,
): Promise<boolean> {
  const { clock, outbox, mails } = deps;
  const now = clock.now();
  const later = await changedSince(tx, limits.upTo);
  const without = { ...limits.without, jobs: [...limits.without.jobs, ...later] };
  const [alert] = await findDueAlerts(tx, alertTimes(now), { alert: key, without });
  if (!alert) return false;
  const { jobs, notified } = await findNotifiable(deps, tx, alert, without);
  if (notified.length === 0) return false;
  const id = randomUUID();
  const { email } = alert;
  const mail =
    alert.mail && email !== null ? mails.make({ ...alert, email }, notified, jobs) : null;
  const mailId = mail && randomUUID();
  await saveNotice(tx, alert, {
    id,
    jobs: notified,
    facts: new Map([...jobs].map(([jobId, job]) => [jobId, alertFactsOf(job)])),
    mailId,
    mailValues: mail?.values ?? null,
    now,
  });
  if (mail && mailId) await outbox.queue(tx, { ...mail, id: mailId });
  if (alert.push && alert.userId !== null) {
    await queueAlertPushes(tx, { noticeId: id, userId: alert.userId, now });
  }
  return true;
}

/** The jobs of an alert's next notice, the newest first; takes what waits for it. */
async function findNotifiable(
  { clock, index, onError }: SendAlertsDeps,
  tx: Queryable,
  alert: Alert,
  without: Without,
): Promise<{ notified: NotifiedJob[]; jobs: Map<string, Job> }> {
  const day = today(clock);
  const waiting = await takeWaiting(tx, alert.alert, without.jobs);
  const ids = waiting.map(({ jobId }) => jobId);
  const { userId } = alert;
  const unwanted = userId === null ? new Set() : await findJobsOfBlocked(tx, userId, ids);
  const { jobs: stored, bad } = await findJobs(tx, ids);
  if (bad.length > 0) throw new BadJobsError(bad);
  const open = stored.filter((job) => jobStatusOn(job, day) === 'open' && !unwanted.has(job.id));
  const matching = await findNewOnes({ index, day }, tx, alert, waiting);
  const twins = new Map(
    [...matching].map((id) => [id, index.twinsOf(id, day).map((twin) => twin.id)]),
  );
  const asked = new Set([...ids, ...[...twins.values()].flat()]);
  const { facts, notified, marks } = await findKnowledge(tx, alert, [...asked]);
  const found = withoutTwins(matching, twins, (id) => notified.has(id) || marks.has(id));
  const notifiable = open.flatMap((job): { job: Job; notified: NotifiedJob }[] => {
    const mark = marks.get(job.id);
    // A job that was saved while it waited for a search belongs to the saved jobs alone; and a job
    // that is no longer saved does not
    if (mark === 'hidden' || (mark === 'saved') !== (alert.query === null)) return [];
    let before: AlertFacts | null = facts.get(job.id) ?? null;
    if (before && !areWholeFacts(before)) {
      // As if they knew it as it is: of what they knew, nothing can be told
      onError(new Error(`What is known of the job ${job.id} is not whole.`));
      before = alertFactsOf(job);
    }
    const reasons = reasonsOf(
      alertFactsOf(job),
      { facts: before, notified: notified.get(job.id) ?? new Set() },
      { isNew: found.has(job.id), today: day },
    );
    return reasons.length === 0 ? [] : [{ job, notified: { jobId: job.id, reasons, before } }];
  });
  notifiable.sort(({ job: a }, { job: b }) => (a.publishedAt < b.publishedAt ? 1 : -1));
  return {
    notified: notifiable.map((one) => one.notified),
    jobs: new Map(notifiable.map(({ job }) => [job.id, job])),
  };
}

/** The jobs that came into the search and are still in it. */
async function findNewOnes(
  { index, day }: { index: JobIndex; day: string },
  tx: Queryable,
  { query, userId }: Alert,
  waiting: readonly WaitingJob[],
): Promise<Set<string>> {
  const ids = waiting.filter(({ isNew }) => isNew).map(({ jobId }) => jobId);
  if (query === null || ids.length === 0) return new Set();
  const filter = filterOf(query);
  const candidate =
    filter.onlyEligible && userId !== null ? await findCandidateFacts(tx, userId) : null;
  return new Set(searchAmong(index, ids, filter, { today: day, candidate }));
}

/**
 * Of twins one is new, the one that lists show, and none where another was notified or marked before.
 *
 * @param twins - of each job its group, itself included; empty without any.
 */
function withoutTwins(
  found: ReadonlySet<string>,
  twins: ReadonlyMap<string, readonly string[]>,
  isKnown: (id: string) => boolean,
): Set<string> {
  const isOnly = (id: string): boolean => {
    const group = twins.get(id) ?? [];
    const first = group.find((one) => found.has(one)) ?? id;
    return first === id && !group.some((one) => one !== id && isKnown(one));
  };
  return new Set([...found].filter(isOnly));
}
