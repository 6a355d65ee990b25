import { BARE_LANGUAGE } from '#domain/language';
import { PAUSE_MAIL_PATH } from '#domain/notifications/pauseMail';
import type { Clock } from '../lib/clock';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { type DigestLinks, digestValues } from './digestMail';
import { findDigest, findDueDigests, saveDigest } from './mailDigest.repository';

/** Mails candidates who are away and have unread messages; returns how many. */
export function createMailDigest({
  db,
  clock,
  outbox,
  quarantine,
  ...links
}: {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  quarantine: Quarantine;
} & DigestLinks): () => Promise<number> {
  const { pauseTokens, publicUrl } = links;
  /** Several nodes may find the same candidate: what is due is looked at again inside. */
  const send = (userId: string) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const digest = await findDigest(tx, userId);
      const due = await findDueDigests(tx, now, { userId });
      if (!digest || due.length === 0) return false;
      await saveDigest(tx, userId, now);
      const { email: to, language, chats } = digest;
      await outbox.queue(tx, {
        to,
        userId,
        language,
        template: 'unread_messages',
        values: digestValues({ userId, chats, language }, links),
        // A mail program's own button, which shows no page
        pauseUrl: linkInMail(publicUrl, PAUSE_MAIL_PATH, BARE_LANGUAGE, pauseTokens.make(userId)),
      });
      return true;
    });

  return async () => {
    const without = [...(await quarantine.waiting('unread messages'))];
    const due = await findDueDigests(db, clock.now(), { without });
    const named = { idOf: (userId: string) => userId, userOf: (userId: string) => userId };
    return (await quarantine.each('unread messages', due, named, send)).filter(Boolean).length;
  };
}
