import type { Language } from '#domain/language';
import { PAUSE_MAIL_PATH } from '#domain/notifications/pauseMail';
import { linkInMail } from '../mail/linkInMail';
import type { MailRenewals } from '../mail/mailChannel';
import type { MailValues } from '../mail/mailWords';
import { replaceTexts } from '../mail/outbox';
import { renderMail } from '../mail/renderMail';
import type { Database } from '../storage/database';
import { type Digest, findDigest } from './mailDigest.repository';
import type { PauseTokens } from './pauseToken';

const MESSAGES_PATH = '/messages';

export interface DigestLinks {
  pauseTokens: PauseTokens;
  publicUrl: string;
}

/** What the mail about unread messages says to a candidate in a language. */
export function digestValues(
  { userId, chats, language }: { userId: string; language: Language } & Pick<Digest, 'chats'>,
  { pauseTokens, publicUrl }: DigestLinks,
): MailValues['unread_messages'] {
  const token = pauseTokens.make(userId);
  return {
    chats,
    link: linkInMail(publicUrl, MESSAGES_PATH, language),
    pauseLink: linkInMail(publicUrl, PAUSE_MAIL_PATH, language, token),
  };
}

/** Counts again what is unread right before the mail is sent, in case it has waited. */
export function createDigestRenewal({
  db,
  ...links
}: { db: Database } & DigestLinks): MailRenewals {
  return {
    async unread_messages(mail) {
      const { userId } = mail;
      if (userId === null) return null;
      const digest = await findDigest(db, userId);
      if (!digest || digest.chats.length === 0) return null;
      const language = mail.language as Language;
      const values = digestValues({ userId, language, chats: digest.chats }, links);
      const texts = renderMail('unread_messages', values, language);
      if (texts.text === mail.text) return mail;
      await replaceTexts(db, mail.id, texts);
      return { ...mail, ...texts };
    },
  };
}
