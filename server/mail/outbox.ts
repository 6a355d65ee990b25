import { randomUUID } from 'node:crypto';
import { CONTACT_EMAIL } from '#domain/contactEmail';
import type { Language } from '#domain/language';
import type { Clock } from '../lib/clock';
import { DAY } from '../lib/time';
import { queue } from '../outbox/outbox';
import type { Queryable } from '../storage/database';
import { mayReceive } from './mailRecipients';
import { findKnown, insertMail } from './mails.repository';
import type { MailTemplate, MailValues } from './mailWords';
import { renderMail } from './renderMail';

export { countMails, replaceTexts } from './mails.repository';

/** All mail goes to the one server of `SMTP_URL`, which knows the recipients' own. */
const MAIL_SERVER = 'mail server';
/** Milliseconds for which a mail may be sent when its order sets no limit. */
const WORTH_SENDING = 3 * DAY;

/** A mail to be sent. */
export interface MailOrder<Template extends MailTemplate> {
  to: string;
  /** The account that it is about; null when it is about none. */
  userId: string | null;
  language: Language;
  template: Template;
  values: MailValues[Template];
  /** Milliseconds after which it is too late to send it; three days when absent. */
  worthSendingFor?: number;
  /** Where mails of its kind are stopped by one click; null when absent. */
  pauseUrl?: string;
  /** The mail's id, where its cause keeps it; a new one when absent. */
  id?: string;
  /**
   * When the recipient confirmed the address, ISO 8601 UTC: for kinds of mail whose cause alone
   * knows it. Without it they are not sent.
   */
  confirmedAt?: string | null;
}

/** The queue of mail to be sent. */
export interface Outbox {
  /**
   * Writes a mail in the transaction of its cause, so that neither exists without the other. One
   * that its recipient may not get is left out (`mailRecipients.ts`): whoever causes it learns
   * nothing of that.
   */
  queue<Template extends MailTemplate>(tx: Queryable, order: MailOrder<Template>): Promise<void>;
}

export function createOutbox({ clock, publicUrl }: { clock: Clock; publicUrl: string }): Outbox {
  const { hostname } = new URL(publicUrl);
  return {
    async queue(tx, { id = randomUUID(), pauseUrl, worthSendingFor, confirmedAt, ...order }) {
      const { to, userId, language, template, values } = order;
      const now = clock.now();
      const addressed = { to, userId, template, confirmedAt: confirmedAt ?? null };
      const known = await findKnown(tx, addressed, now - DAY);
      if (!mayReceive(addressed, { ...known, us: CONTACT_EMAIL })) return;
      const expiresAt = now + (worthSendingFor ?? WORTH_SENDING);
      await insertMail(
        tx,
        {
          id,
          userId,
          to,
          template,
          language,
          messageId: `<${id}@${hostname}>`,
          ...renderMail(template, values, language),
          giveUpAt: expiresAt,
          pauseUrl: pauseUrl ?? null,
        },
        now,
      );
      const entry = {
        kind: template,
        key: id,
        receiver: MAIL_SERVER,
        userId,
        payload: {},
        expiresAt,
      };
      await queue(tx, [{ channel: 'mail', ...entry }], now);
    },
  };
}
