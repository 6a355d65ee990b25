import type { Language } from '#domain/language';
import { type Clock, today } from '../lib/clock';
import type { AlertMailValues } from '../mail/alertMailValues';
import type { RenewMail } from '../mail/mailChannel';
import { replaceTexts } from '../mail/outbox';
import { renderMail } from '../mail/renderMail';
import type { Database, Queryable } from '../storage/database';
import { findNotice, findOpen, takeBackNotified } from './notices.repository';

/**
 * Removes from an alert's mail the jobs that have closed since it was written or are no longer saved,
 * right before it is sent, and from its notice. A job that closes while the mail server takes the mail
 * is the only closed job that a mail can name.
 */
export function createRenewAlertMail({ db, clock }: { db: Database; clock: Clock }): RenewMail {
  async function renew(tx: Queryable, mail: Parameters<RenewMail>[0]) {
    const notice = await findNotice(tx, mail.id);
    if (!notice) return mail;
    const open = await findOpen(tx, notice, today(clock));
    const closed = notice.jobs.filter(({ jobId }) => !open.has(jobId));
    if (closed.length === 0) return mail;
    const values = withoutClosed(
      notice.mailValues as AlertMailValues,
      open,
      notice.jobs.length - closed.length,
    );
    await takeBackNotified(tx, notice, closed, values);
    if (values === null) return null;
    const texts = renderMail('job_alert', values, mail.language as Language);
    await replaceTexts(tx, mail.id, texts);
    return { ...mail, ...texts };
  }

  return (mail) => db.transaction((tx) => renew(tx, mail));
}

/** null when no job is left to list. */
function withoutClosed(
  values: AlertMailValues,
  open: ReadonlySet<string>,
  left: number,
): AlertMailValues | null {
  if (left === 0) return null;
  const jobs = values.jobs.filter(({ jobId }) => open.has(jobId));
  return { ...values, jobs, more: left - jobs.length };
}
