import { PAUSE_MAIL_PATH } from '#domain/notifications/pauseMail';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { findDigest, findDueDigests, saveDigest } from './mailDigest.repository';
import type { PauseTokens } from './pauseToken';

const MESSAGES_PATH = '/messages';

/** Mails candidates who are away and have unread messages; returns how many. */
export function createMailDigest({
  db,
  clock,
  outbox,
  pauseTokens,
  publicUrl,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  pauseTokens: PauseTokens;
  publicUrl: string;
  quarantine: Quarantine;
}): () => Promise<number> {
  const link = new URL(MESSAGES_PATH, publicUrl).href;

  function pauseUrlOf(userId: string): string {
    const url = new URL(PAUSE_MAIL_PATH, publicUrl);
    url.searchParams.set('token', pauseTokens.make(userId));
    return url.href;
  }

  /** Several nodes may find the same candidate: what is due is looked at again inside. */
  const send = (userId: string) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const digest = await findDigest(tx, userId);
      const due = await findDueDigests(tx, now, { userId });
      if (!digest || due.length === 0) return false;
      await saveDigest(tx, userId, now);
      const pauseUrl = pauseUrlOf(userId);
      await outbox.queue(tx, {
        to: digest.email,
        userId,
        language: digest.language,
        template: 'unread_messages',
        values: { chats: digest.chats, link, pauseLink: pauseUrl },
        pauseUrl,
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
