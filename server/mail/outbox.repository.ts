import type { Language } from '#domain/language';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Queryable } from '../storage/database';
import type { OutgoingMail } from './mailer';
import type { MailTemplate } from './mailWords';

/** The channel that notifies the senders at the commit; its payload is empty. */
export const MAIL_CHANNEL = 'mail_outbox';

/** Milliseconds that a node has to send a mail it has taken, before another node may take it. */
const LEASE = 5 * MINUTE;
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

/** Writes a mail and notifies the senders at the commit. */
export async function insertMail(tx: Queryable, mail: NewMail, now: number): Promise<void> {
  await tx.query(
    `with written as (
       insert into mail_outbox (id, user_id, recipient, template, language, message_id, subject,
         text_body, html_body, created_at, send_after, give_up_at, pause_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)
       returning id
     )
     select pg_notify('${MAIL_CHANNEL}', '') from written`,
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

/** A mail that this node has taken to send. */
export interface TakenMail extends OutgoingMail {
  id: string;
  template: string;
  /** Attempts so far, this one included. */
  attempts: number;
}

/**
 * Takes mails that are due, oldest first. Several nodes may ask at once: what one has taken is
 * locked or leased, and no other takes it until the lease expires, for example after a crash.
 */
export async function takeDueMails(
  db: Queryable,
  { now, limit }: { now: number; limit: number },
): Promise<TakenMail[]> {
  return db.query<TakenMail>(
    `update mail_outbox set attempts = attempts + 1, send_after = $2
      where id in (
        select id from mail_outbox
         where sent_at is null and given_up_at is null and send_after <= $1 and give_up_at > $1
           and text_body is not null
         order by send_after
         limit $3
         for update skip locked)
      returning id, recipient as "to", template, language, message_id as "messageId", subject,
        text_body as text, html_body as html, pause_url as "pauseUrl", attempts`,
    [instant(now), instant(now + LEASE), limit],
  );
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

export async function noteSent(db: Queryable, id: string, now: number): Promise<void> {
  await db.query('update mail_outbox set sent_at = $2, last_error = null where id = $1', [
    id,
    instant(now),
  ]);
}

/** Stores why an attempt failed, and when to retry. */
export async function noteFailed(
  db: Queryable,
  id: string,
  { error, retryAt }: { error: string; retryAt: number },
): Promise<void> {
  await db.query('update mail_outbox set last_error = $2, send_after = $3 where id = $1', [
    id,
    shortened(error),
    instant(retryAt),
  ]);
}

/** Stores that no further attempt is made. */
export async function noteGivenUp(
  db: Queryable,
  id: string,
  { error, now }: { error: string; now: number },
): Promise<void> {
  await db.query('update mail_outbox set last_error = $2, given_up_at = $3 where id = $1', [
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
export async function pruneOutbox(db: Queryable, now: number): Promise<void> {
  await db.query(
    `update mail_outbox set given_up_at = $1
      where sent_at is null and given_up_at is null and give_up_at <= $1`,
    [instant(now)],
  );
  await db.query(
    `update mail_outbox set subject = null, text_body = null, html_body = null, pause_url = null
      where created_at <= $1 and text_body is not null`,
    [instant(now - BODY_KEPT)],
  );
  // One about no account would be kept for ever, and its recipient's address with it
  await db.query('delete from mail_outbox where user_id is null and created_at <= $1', [
    instant(now - BODY_KEPT),
  ]);
}

/** The mails that are not sent yet: how many, and when the oldest was written; null without one. */
export async function findBacklog(
  db: Queryable,
): Promise<{ count: number; oldest: string | null }> {
  const [row] = await db.query<{ count: number; oldest: string | null }>(
    `select count(*) as count, min(created_at) as oldest from mail_outbox
      where sent_at is null and given_up_at is null`,
  );
  return row ?? { count: 0, oldest: null };
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
