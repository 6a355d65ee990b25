import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language';
import type { Clock } from '../lib/clock';
import { DAY } from '../lib/time';
import { queue } from '../outbox/outbox';
import type { Queryable } from '../storage/database';
import type { MailTemplate, MailValues } from './mailWords';
import { insertMail } from './outbox.repository';
import { renderMail } from './renderMail';

export { countMails, replaceTexts } from './outbox.repository';

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
}

/** The queue of mail to be sent. */
export interface Outbox {
  /** Writes a mail in the transaction of its cause, so that neither exists without the other. */
  queue<Template extends MailTemplate>(tx: Queryable, order: MailOrder<Template>): Promise<void>;
}

export function createOutbox({ clock, publicUrl }: { clock: Clock; publicUrl: string }): Outbox {
  const { hostname } = new URL(publicUrl);
  return {
    async queue(tx, { id = randomUUID(), pauseUrl, worthSendingFor, ...order }) {
      const { to, userId, language, template, values } = order;
      const now = clock.now();
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
      const entry = { kind: template, key: id, userId, payload: {}, expiresAt };
      await queue(tx, [{ channel: 'mail', ...entry }], now);
    },
  };
}
