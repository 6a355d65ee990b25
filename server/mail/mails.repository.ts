import type { Language } from '#domain/language';
import { DAY, instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { changeInSlices, deleteInSlices } from '../storage/inSlices';
import type { OutgoingMail } from './mailer';
import type { Addressed, Known } from './mailRecipients';
import type { MailTemplate } from './mailWords';

/*
 * The mails themselves: `mail_outbox`, whose name is from before there was a queue for every channel
 * (`server/outbox`), is the record of what was written and what became of it.
 */

/** Decision 33 of the specification. */
const BODY_KEPT = 30 * DAY;
const LONGEST_ERROR = 500;

interface NewMail extends Omit<OutgoingMail, 'language'> {
  id: string;
  userId: string | null;
  template: MailTemplate;
  language: Language;
  /** Milliseconds since the epoch. */
  giveUpAt: number;
}

/** Stores a mail, which is listed and counted; the outbox has it sent. */
export async function insertMail(tx: Queryable, mail: NewMail, now: number): Promise<void> {
  await tx.query(
    `insert into mail_outbox (id, user_id, recipient, template, language, message_id, subject,
       text_body, html_body, created_at, give_up_at, pause_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      mail.id,
      mail.userId,
      mail.to,
      mail.template,
      mail.language,
      mail.messageId,
      mail.subject,
      mail.text,
      mail.html,
      instant(now),
      instant(mail.giveUpAt),
      mail.pauseUrl,
    ],
  );
}

/** A mail that is to be sent. */
export interface WaitingMail extends OutgoingMail {
  id: string;
  /** The account that it is about; null when it is about none. */
  userId: string | null;
  template: MailTemplate;
}

/** Null when it is gone, or no longer to be sent. */
export async function findWaitingMail(db: Queryable, id: string): Promise<WaitingMail | null> {
  const [row] = await db.query<WaitingMail>(
    `select id, user_id as "userId", recipient as "to", template, language, message_id as "messageId", subject,
       text_body as text, html_body as html, pause_url as "pauseUrl"
     from mail_outbox
     where id = $1 and sent_at is null and given_up_at is null and text_body is not null`,
    [id],
  );
  return row ?? null;
}

/** Stores other texts of a mail that is not sent yet. */
export async function replaceTexts(
  tx: Queryable,
  id: string,
  { subject, text, html }: Pick<OutgoingMail, 'subject' | 'text' | 'html'>,
): Promise<void> {
  await tx.query(
    `update mail_outbox set subject = $2, text_body = $3, html_body = $4
     where id = $1 and sent_at is null`,
    [id, subject, text, html],
  );
}

export async function noteSent(tx: Queryable, id: string, now: number): Promise<void> {
  await tx.query('update mail_outbox set sent_at = $2, last_error = null where id = $1', [
    id,
    instant(now),
  ]);
}

/** Stores why an attempt failed. */
export async function noteFailed(tx: Queryable, id: string, error: string): Promise<void> {
  await tx.query('update mail_outbox set last_error = $2 where id = $1', [id, shortened(error)]);
}

/** Stores that no further attempt is made. */
export async function noteGivenUp(
  tx: Queryable,
  id: string,
  { error, now }: { error: string; now: number },
): Promise<void> {
  await tx.query('update mail_outbox set last_error = $2, given_up_at = $3 where id = $1', [
    id,
    shortened(error),
    instant(now),
  ]);
}

/**
 * An SMTP server's error text: limited in length, and without characters that the database refuses.
 */
function shortened(error: string): string {
  return error.replace(/\p{C}/gu, ' ').slice(0, LONGEST_ERROR);
}

/** Gives up mails that are too old to send, and deletes the texts of old mails. */
export async function pruneMails(db: Queryable, now: number): Promise<void> {
  await changeInSlices(
    db,
    `update mail_outbox set given_up_at = $1 where id in (
       select id from mail_outbox
       where sent_at is null and given_up_at is null and give_up_at <= $1
       limit $2 for update skip locked)
     returning id`,
    [instant(now)],
  );
  await changeInSlices(
    db,
    `update mail_outbox set subject = null, text_body = null, html_body = null, pause_url = null
     where id in (
       select id from mail_outbox where created_at <= $1 and text_body is not null
       limit $2 for update skip locked)
     returning id`,
    [instant(now - BODY_KEPT)],
  );
  // One about no account would be kept for ever, and its recipient's address with it
  await deleteInSlices(db, 'delete from mail_outbox where user_id is null and created_at <= $1', [
    instant(now - BODY_KEPT),
  ]);
}

/** How many mails of the template were written to an address, ignoring case, since then. */
export async function countMails(
  db: Queryable,
  { to, template, since }: { to: string; template: MailTemplate; since: number },
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*) as count from mail_outbox
      where lower(recipient) = lower($1) and template = $2 and created_at > $3`,
    [to, template, instant(since)],
  );
  return row?.count ?? 0;
}

/** What decides whether a mail may be queued. @param since - milliseconds since the epoch. */
export async function findKnown(
  tx: Queryable,
  { to, userId, template }: Addressed,
  since: number,
): Promise<Pick<Known, 'accountAddress' | 'sent'>> {
  const [row] = await tx.query<{ address: string | null; own: number; total: number }>(
    `select
       (select email from users where id = $1 and email_confirmed_at is not null) as address,
       count(*) filter (where user_id is not distinct from $1) as own, count(*) as total
     from mail_outbox
     where lower(recipient) = lower($2) and template = $3 and created_at > $4`,
    [userId, to, template, instant(since)],
  );
  return {
    accountAddress: row?.address ?? null,
    sent: { own: row?.own ?? 0, all: row?.total ?? 0 },
  };
}

/** A mail as `/demo/mail` lists it. */
export interface ListedMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  createdAt: string;
}

/** The newest mails whose texts are still stored, newest first. */
export function newestMails(db: Queryable, limit: number): Promise<ListedMail[]> {
  return db.query<ListedMail>(
    `select id, recipient as "to", subject, text_body as text, created_at as "createdAt"
     from mail_outbox where text_body is not null order by created_at desc, id limit $1`,
    [limit],
  );
}

/** A mail's HTML; null when there is none. */
export async function findMailHtml(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.query<{ html: string | null }>(
    'select html_body as html from mail_outbox where id = $1',
    [id],
  );
  return row?.html ?? null;
}
