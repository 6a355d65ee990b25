import { MOST_LISTED } from '#domain/alerts/alertTimes';
import { ALERT_LINK_PATH, ALERT_QUERY, MAIL_ALERTS_PATH } from '#domain/alerts/mailAlerts';
import { lastDayToApply } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { jobNames } from '#domain/jobViews/jobSummary';
import type { Language } from '#domain/language';
import { type Clock, today } from '../lib/clock';
import type { SignedTokens } from '../lib/signedTokens';
import type { AlertMailValues, MailedJob } from '../mail/alertMailValues';
import { linkInMail } from '../mail/linkInMail';
import type { MailOrder } from '../mail/outbox';
import { type Alert, filterOf, type NotifiedJob } from './alert';
import { searchSubject } from './searchSubject';

const JOBS_PATH = '/jobs';
const SAVED_PATH = '/sparade';

/** Makes the mail of a notice. */
export interface AlertMails {
  make(
    alert: Alert & { email: string },
    notified: readonly NotifiedJob[],
    jobs: ReadonlyMap<string, Job>,
  ): MailOrder<'job_alert'>;
}

export function createAlertMails({
  clock,
  publicUrl,
  tokens,
}: {
  clock: Clock;
  publicUrl: string;
  /** Of the links that change or stop an alert; by its key. */
  tokens: SignedTokens;
}): AlertMails {
  function link(path: string, query: Readonly<Record<string, string>>): string {
    const url = new URL(path, publicUrl);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }

  return {
    make(alert, notified, jobs) {
      const { language, query } = alert;
      const token = tokens.make(alert.alert);
      // The page offers no deletion where the search belongs to an account
      const account: Record<string, string> = alert.userId === null ? {} : { account: '1' };
      const mailed = notified.slice(0, MOST_LISTED).flatMap((one): MailedJob[] => {
        const job = jobs.get(one.jobId);
        return job
          ? [
              mailedJob(one, job, {
                language,
                link: linkInMail(publicUrl, `/jobb/${job.slug}`, language),
              }),
            ]
          : [];
      });
      const list = query === null ? SAVED_PATH : `${JOBS_PATH}?${query}`;
      const values: AlertMailValues = {
        about: query === null ? null : searchSubject(filterOf(query), today(clock)),
        isSearch: query !== null,
        jobs: mailed,
        more: notified.length - mailed.length,
        link: linkInMail(publicUrl, list, language),
        manageLink: link(MAIL_ALERTS_PATH[language], { [ALERT_QUERY.manage]: token, ...account }),
        pauseLink: link(MAIL_ALERTS_PATH[language], {
          [ALERT_QUERY.manage]: token,
          ...account,
          act: 'pause',
        }),
      };
      return {
        to: alert.email,
        confirmedAt: alert.confirmedAt,
        userId: alert.userId,
        language,
        template: 'job_alert',
        values,
        pauseUrl: link(ALERT_LINK_PATH, { [ALERT_QUERY.manage]: token, act: 'pause' }),
      };
    },
  };
}

function mailedJob(
  { jobId, reasons, before }: NotifiedJob,
  job: Job,
  { language, link }: { language: Language; link: string },
): MailedJob {
  const { workRole, place } = jobNames(job);
  return {
    jobId,
    title: job.title.trim() === '' ? workRole[language] : job.title,
    workplace: job.workplace.name,
    place,
    hourlyRate: job.hourlyRate,
    rateBefore: before?.hourlyRate ?? null,
    startsOn: job.startsOn,
    endsOn: job.endsOn,
    hoursPerWeek: job.hoursPerWeek,
    closesOn: lastDayToApply(job),
    reasons,
    link,
  };
}
