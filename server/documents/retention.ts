import { addDays } from '#domain/calendar/days';
import { CRIMINAL_RECORD_DAYS, REMINDER_DAYS, reminderDue } from '#domain/candidates/documents';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Files } from '../files/files.service';
import { type Clock, today } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { readInSlices } from '../storage/inSlices';
import {
  deleteDocuments,
  deleteOldOpenings,
  type Expiring,
  findExpiring,
  findOldDocuments,
  lockExpiring,
  lockOldDocuments,
  type OwnedDocument,
  saveReminded,
} from './retention.repository';

/** Records of one transaction: the file of each is deleted with it. */
const RECORDS = 200;

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
  quarantine,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  files: Files;
  outbox: Outbox;
  publicUrl: string;
  quarantine: Quarantine;
}): DocumentRetention {
  return {
    forgetOpenings: () => deleteOldOpenings(db, clock.now() - OPENINGS_KEPT),

    async removeCriminalRecords() {
      const before = clock.now() - CRIMINAL_RECORD_DAYS * DAY;
      let count = 0;
      const slices = readInSlices<OwnedDocument>(
        (last, limit) =>
          findOldDocuments(db, { type: 'criminal_record', before, after: last?.id ?? '', limit }),
        RECORDS,
      );
      for await (const due of slices) {
        // A record that cannot be deleted keeps no other
        await quarantine.together('criminal records', due, OF_OWNER, async (some) => {
          count += await removeRecords(some.map(({ id }) => id));
        });
      }
      return count;
    },

    async remind() {
      const day = today(clock);
      const to = addDays(day, Math.max(...REMINDER_DAYS));
      const named = { idOf: (userId: string) => userId, userOf: (userId: string) => userId };
      let count = 0;
      const slices = readInSlices<Expiring>((last, limit) =>
        findExpiring(db, { from: day, to, after: last?.id ?? '', limit }),
      );
      for await (const some of slices) {
        const due = some.filter((one) => isToBeReminded(one, day));
        // One who is in the next slice, too, has no document left there that is due
        const owners = [...new Set(due.map(({ userId }) => userId))];
        const done = await quarantine.each('document reminders', owners, named, (userId) =>
          remindOf(userId, { day, to }),
        );
        count += done.reduce((sum, documents) => sum + documents, 0);
      }
      return count;
    },
  };

  async function removeRecords(some: readonly string[]): Promise<number> {
    const { count, objects } = await db.transaction(async (tx) => {
      const old = await lockOldDocuments(tx, {
        type: 'criminal_record',
        before: clock.now() - CRIMINAL_RECORD_DAYS * DAY,
        among: some,
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
  }

  /** One mail about all of them. Another node may have reminded meanwhile: looked at inside. */
  function remindOf(userId: string, { day, to }: { day: string; to: string }): Promise<number> {
    return db.transaction(async (tx) => {
      const documents = (await lockExpiring(tx, { from: day, to, userId })).filter((one) =>
        isToBeReminded(one, day),
      );
      const [first] = documents;
      if (!first) return 0;
      const { email, language } = first;
      await outbox.queue(tx, {
        to: email,
        userId,
        language,
        template: 'documents_expire',
        values: {
          documents,
          link: linkInMail(publicUrl, '/account?page=documents', language),
        },
      });
      for (const one of documents) {
        await saveReminded(tx, one.id, reminderDue(one, day) ?? 0);
      }
      return documents.length;
    });
  }
}

const OF_OWNER = {
  idOf: ({ id }: OwnedDocument) => id,
  userOf: ({ userId }: OwnedDocument) => userId,
};

/** Whether a reminder is due that was not sent and is not too late. */
function isToBeReminded(
  document: Pick<Expiring, 'type' | 'validTo' | 'remindedDays'>,
  day: string,
): boolean {
  const { remindedDays } = document;
  const due = reminderDue(document, day);
  return due !== null && (remindedDays === null || due < remindedDays);
}
