import type { AlertReason } from '#domain/alerts/alerts';
import { daysBetween } from '#domain/calendar/days';
import { stockholmClock } from '#domain/calendar/stockholmTime';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import type { OutgoingMail } from '../../mail/mailer';

/** A search of the test, with its own meaning beside the server's. */
export interface ModelSearch {
  query: string;
  finds(job: Job): boolean;
}

export const SEARCHES: readonly ModelSearch[] = [
  { query: 'roles=sjukskoterska', finds: (job) => job.workRole === 'sjukskoterska' },
  { query: 'locations=m-0180', finds: (job) => job.location === 'm-0180' },
  {
    query: 'roles=lakare&min-hourly-rate=540',
    finds: ({ workRole, hourlyRate }) => workRole === 'lakare' && (hourlyRate?.max ?? 0) >= 540,
  },
  { query: 'q=natt', finds: ({ timeOfDay }) => timeOfDay.includes('night') },
];

/** An alert of the test. */
export interface ModelAlert {
  key: string;
  email: string;
  /** null: the saved jobs. */
  search: ModelSearch | null;
  frequency: 'instant' | 'daily' | 'weekly';
  since: number;
  paused: boolean;
}

/** The state of a job that the recipient at an address last saw, as the model tracks it. */
interface Known {
  job: Job;
  notified: Set<AlertReason>;
  /** The alert that notified of it first; null: they saved it. */
  by: string | null;
}

/** A job that a mail is about, and why. */
interface Mailed {
  jobId: string;
  reasons: AlertReason[];
}

/** What a mail tells, as it is stored. The mail itself may leave later. */
export interface MailedNotice {
  jobs: readonly Mailed[];
  /** ISO 8601 UTC. */
  notifiedAt: string;
}

const REASONS: readonly [RegExp, AlertReason][] = [
  [/^Ny$/u, 'new_match'],
  [/^Ersättningen höjd/u, 'pay_raised'],
  [/^Perioden är ändrad$/u, 'period_changed'],
  [/^Arbetstiderna är ändrade/u, 'hours_changed'],
  [/^Stänger /u, 'closes_soon'],
];

/**
 * What a mail says, read from its text: each job's title is `Jobb <id>`. How many jobs it is about
 * is said by its subject too, so that words which are no longer read are found.
 */
function readAlertMail({
  subject,
  text,
  pauseUrl,
}: Pick<OutgoingMail, 'subject' | 'text' | 'pauseUrl'>): {
  alert: string;
  jobs: Mailed[];
  more: number;
  total: number;
} {
  const token = new URL(pauseUrl ?? '').searchParams.get('manage') ?? '';
  const jobs = [...text.matchAll(/^Jobb (\S+)\n(.+)$/gmu)].map(([, jobId = '', line = '']) => ({
    jobId,
    reasons: line
      .split(' · ')
      .flatMap((said) => REASONS.find(([words]) => words.test(said))?.[1] ?? []),
  }));
  const [, more] = /^Och (\d+|ett) uppdrag till/mu.exec(text) ?? [];
  const [, total = '1'] = /(\d+) uppdrag/u.exec(subject) ?? [];
  return {
    alert: Buffer.from(token.split('.')[0] ?? '', 'base64url').toString(),
    jobs,
    more: more === undefined ? 0 : Number(more.replace('ett', '1')),
    total: Number(total),
  };
}

/** The world as the test has made it, without the server's tables. */
export class MonthModel {
  /** `seen`: as the last round saw it; null before one did. */
  readonly jobs = new Map<
    string,
    { job: Job; seen: Job | null; openedAt: number; changedAt: number }
  >();
  readonly alerts: ModelAlert[] = [];
  readonly saved = new Map<string, Set<string>>();
  readonly hidden = new Map<string, Set<string>>();
  readonly problems: string[] = [];
  readonly counts = { mails: 0, notified: 0, more: 0 };
  readonly byReason = new Map<AlertReason, number>();
  readonly #known = new Map<string, Map<string, Known>>();
  readonly #messages = new Set<string>();

  knownOf(email: string): Map<string, Known> {
    const known = this.#known.get(email) ?? new Map<string, Known>();
    this.#known.set(email, known);
    return known;
  }

  /**
   * A change of a job, or a new one; what it says now. One that closes and opens again between two
   * rounds has not opened.
   */
  change(job: Job, at: number, today: string): void {
    const before = this.jobs.get(job.id);
    const seen = before?.seen ?? null;
    const wasOpen = seen !== null && jobStatusOn(seen, today) === 'open';
    const opens = jobStatusOn(job, today) === 'open' && !wasOpen;
    const openedAt = opens || !before ? at : before.openedAt;
    this.jobs.set(job.id, { job, seen, openedAt, changedAt: at });
  }

  /** A round has seen all changes. */
  seeAll(): void {
    for (const entry of this.jobs.values()) entry.seen = entry.job;
  }

  save(email: string, job: Job): void {
    const marks = this.saved.get(email) ?? new Set();
    this.saved.set(email, marks.add(job.id));
    const known = this.knownOf(email);
    const { notified, by } = known.get(job.id) ?? { notified: new Set<AlertReason>(), by: null };
    known.set(job.id, { job, notified, by });
  }

  /**
   * A mail as it leaves.
   *
   * @param notice - what it tells: its jobs, some of which it may count and not list.
   * @param today - `YYYY-MM-DD`.
   */
  receive(mail: OutgoingMail, notice: MailedNotice, today: string): void {
    if (this.#messages.has(mail.messageId)) return;
    this.#messages.add(mail.messageId);
    const { alert: key, jobs, more, total } = readAlertMail(mail);
    const alert = this.alerts.find((one) => one.key === key);
    if (!alert || alert.email !== mail.to) {
      this.#wrong(`an unknown alert ${key}`);
      return;
    }
    if (alert.paused) this.#wrong(`${key} is paused`);
    const { time } = stockholmClock(Date.parse(notice.notifiedAt));
    // At 09:50 one that was paused in the morning and goes on
    const isMorning = time >= '07:00' && time <= '09:50';
    if (alert.frequency !== 'instant' && !isMorning) this.#wrong(`${key} notifies at ${time}`);
    if (jobs.length === 0) this.#wrong(`${key} notifies of nothing: ${mail.text}`);
    if (jobs.length + more !== total) {
      this.#wrong(`${key} says ${total} in its subject and names ${jobs.length}, ${more} more`);
    }
    if (jobs.some(({ reasons }) => reasons.length === 0)) {
      this.#wrong(`${key} gives a reason that is not known: ${mail.text}`);
    }
    this.counts.mails += 1;
    this.counts.more += more;
    const listed = new Set(jobs.map(({ jobId }) => jobId));
    const unlisted = notice.jobs.filter(({ jobId }) => !listed.has(jobId));
    if (unlisted.length !== more) {
      this.#wrong(`${key} has ${more} more, which are ${unlisted.length}`);
    }
    for (const { jobId, reasons } of [...jobs, ...unlisted]) {
      this.#check(alert, jobId, reasons, today);
    }
  }

  #check(alert: ModelAlert, jobId: string, reasons: readonly AlertReason[], today: string): void {
    const { email, key } = alert;
    const job = this.jobs.get(jobId)?.job;
    if (!job || jobStatusOn(job, today) !== 'open') {
      this.#wrong(`${key} notifies of the closed ${jobId}`);
      return;
    }
    if (this.hidden.get(email)?.has(jobId)) this.#wrong(`${key} notifies of the hidden ${jobId}`);
    const known = this.knownOf(email);
    const before = known.get(jobId);
    for (const reason of reasons) {
      this.counts.notified += 1;
      this.byReason.set(reason, (this.byReason.get(reason) ?? 0) + 1);
      if (before?.notified.has(reason)) this.#wrong(`${key} repeats ${reason} of ${jobId}`);
      if (!this.#isTrue(alert, reason, job, { before, today })) {
        this.#wrong(`${key} (${alert.search?.query}) says ${reason} of ${jobId}, which is not so`);
      }
    }
    known.set(jobId, {
      job,
      notified: new Set([...(before?.notified ?? []), ...reasons]),
      by: before ? before.by : key,
    });
  }

  #isTrue(
    alert: ModelAlert,
    reason: AlertReason,
    job: Job,
    { before, today }: { before: Known | undefined; today: string },
  ): boolean {
    if (reason === 'new_match') return !before && alert.search?.finds(job) === true;
    if (reason === 'closes_soon') return daysBetween(today, job.closesOn) <= 3;
    return before !== undefined && changesOf(before.job, job).includes(reason);
  }

  /**
   * What should have been notified by now and was not, of jobs that have not changed since `settled`.
   * Called after a morning's round.
   */
  missing(settled: number, today: string, isMonday: boolean): string[] {
    const missing: string[] = [];
    for (const alert of this.alerts) {
      if (alert.paused || (alert.frequency === 'weekly' && !isMonday)) continue;
      for (const { job, openedAt, changedAt } of this.jobs.values()) {
        if (changedAt >= settled || jobStatusOn(job, today) !== 'open') continue;
        const known = this.knownOf(alert.email).get(job.id);
        for (const reason of this.#due(alert, job, { known, openedAt, changedAt, today })) {
          missing.push(
            `${today} ${alert.key} (${alert.search?.query} ${alert.frequency}) did not notify ${reason} of ${job.id}`,
          );
        }
      }
    }
    return missing;
  }

  #due(
    alert: ModelAlert,
    job: Job,
    {
      known,
      openedAt,
      changedAt,
      today,
    }: { known: Known | undefined; openedAt: number; changedAt: number; today: string },
  ): AlertReason[] {
    const { email, search, since, key } = alert;
    if (this.hidden.get(email)?.has(job.id)) return [];
    const closes = daysBetween(today, job.closesOn) <= 3 ? (['closes_soon'] as const) : [];
    if (!known) return search?.finds(job) && openedAt > since ? ['new_match', ...closes] : [];
    if (changedAt <= since) return [];
    const isSaved = this.saved.get(email)?.has(job.id) === true;
    if (isSaved ? search !== null : known.by !== key) return [];
    return [...changesOf(known.job, job), ...closes].filter(
      (reason) => !known.notified.has(reason),
    );
  }

  #wrong(problem: string): void {
    this.problems.push(problem);
  }
}

function changesOf(before: Job, now: Job): AlertReason[] {
  const [old, rate] = [before.hourlyRate, now.hourlyRate];
  const isRaise = old && rate && rate.min >= old.min && rate.max >= old.max && rate.max > old.max;
  return [
    ...(isRaise ? (['pay_raised'] as const) : []),
    ...(before.startsOn !== now.startsOn ? (['period_changed'] as const) : []),
    ...(before.hoursPerWeek !== now.hoursPerWeek ? (['hours_changed'] as const) : []),
  ];
}
