import { addDays } from '#domain/calendar/days';
import { CRIMINAL_RECORD_DAYS, REMINDER_DAYS, reminderDue } from '#domain/candidates/documents';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Files } from '../files/files.service';
import { type Clock, today } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Outbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import {
  deleteDocuments,
  deleteOldOpenings,
  type ExpiringDocument,
  lockExpiring,
  lockOldDocuments,
  saveReminded,
} from './retention.repository';

/** Milliseconds that openings are kept: 24 months (decision 33 of the specification). */
const OPENINGS_KEPT = 731 * DAY;

/** The background tasks for documents. Each returns how many documents it changed. */
export interface DocumentRetention {
  /** Deletes criminal records 30 days after they were uploaded. */
  removeCriminalRecords(): Promise<number>;
  /** Deletes openings that are 24 months old. */
  forgetOpenings(): Promise<number>;
  /**
   * Mails each candidate whose documents expire in 60, 30 or 7 days; one mail for each of these
   * days.
   */
  remind(): Promise<number>;
}

export function createDocumentRetention({
  db,
  clock,
  events,
  files,
  outbox,
  publicUrl,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  files: Files;
  outbox: Outbox;
  publicUrl: string;
}): DocumentRetention {
  const link = new URL('/account?page=documents', publicUrl).href;

  return {
    forgetOpenings: () => deleteOldOpenings(db, clock.now() - OPENINGS_KEPT),

    async removeCriminalRecords() {
      const { count, objects } = await db.transaction(async (tx) => {
        const old = await lockOldDocuments(tx, {
          type: 'criminal_record',
          before: clock.now() - CRIMINAL_RECORD_DAYS * DAY,
        });
        const ids = old.map(({ id }) => id);
        const at = instant(clock.now());
        await events.record(tx, { type: 'document.leaving', documentIds: ids, at });
        await deleteDocuments(tx, ids);
        for (const { id, userId } of old) {
          await appendChange(tx, { scope: `user:${userId}`, type: 'documents', entityId: id });
        }
        for (const uid of new Set(old.map(({ userId }) => userId))) {
          await events.record(tx, { type: 'document.deleted', uid, at });
        }
        const fileIds = old.map(({ fileId }) => fileId);
        return { count: old.length, objects: await files.delete(tx, fileIds) };
      });
      await files.removeObjects(objects);
      return count;
    },

    remind: () =>
      db.transaction(async (tx) => {
        const day = today(clock);
        const to = addDays(day, Math.max(...REMINDER_DAYS));
        const due = (await lockExpiring(tx, { from: day, to })).filter((one) =>
          isToBeReminded(one, day),
        );
        for (const [userId, documents] of byOwner(due)) {
          const [{ email, language } = { email: '', language: 'sv' as const }] = documents;
          await outbox.queue(tx, {
            to: email,
            userId,
            language,
            template: 'documents_expire',
            values: { documents, link },
          });
        }
        for (const { id, validTo } of due) {
          await saveReminded(tx, id, reminderDue(validTo, day) ?? 0);
        }
        return due.length;
      }),
  };
}

/** Whether a reminder is due that was not sent and is not too late. */
function isToBeReminded({ validTo, remindedDays }: ExpiringDocument, day: string): boolean {
  const due = reminderDue(validTo, day);
  return due !== null && (remindedDays === null || due < remindedDays);
}

function byOwner(documents: readonly ExpiringDocument[]): Map<string, ExpiringDocument[]> {
  const owners = new Map<string, ExpiringDocument[]>();
  for (const document of documents) {
    owners.set(document.userId, [...(owners.get(document.userId) ?? []), document]);
  }
  return owners;
}
