import { addDays } from '#domain/calendar/days';
import { UNSHARED_AFTER_DAYS, UNSUCCESSFUL_STATUSES } from '#domain/candidates/documents';
import {
  ASKS_COUNTED_DAYS,
  ENDED_KEPT_DAYS,
  REMINDED_AFTER_DAYS,
} from '#domain/givenReferences/givenReference';
import { noteGiven } from '../candidates/candidateRecords';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import { type Clock, today } from '../lib/clock';
import { DAY, HOUR, instant } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { pruneAsks } from './asks.repository';
import { stateOf } from './ownRequests';
import {
  deleteRequest,
  findLinked,
  findOver,
  findUnreminded,
  lockRequest,
  noteReminded,
} from './requests.repository';
import type { ReferenceSecrets } from './secrets';
import { deleteSharesOfEnded } from './shares.repository';
import { pruneSignings } from './signings.repository';

/** A request, whose it is, and about whom. */
interface Owned {
  id: string;
  userId: string;
  referenceId: string;
}

const NAMED = { idOf: ({ id }: Owned) => id, userOf: ({ userId }: Owned) => userId };

/** Reminds referees once, and forgets what is over. */
export function referenceTimers({
  db,
  clock,
  events,
  secrets,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  secrets: ReferenceSecrets;
  quarantine: Quarantine;
}): Timers {
  async function remind(): Promise<void> {
    const now = clock.now();
    const without = [...(await quarantine.waiting('reference reminders'))];
    const before = now - REMINDED_AFTER_DAYS * DAY;
    const due = await findUnreminded(db, { before, now, without });
    await quarantine.each('reference reminders', due, NAMED, ({ id, userId }) =>
      db.transaction(async (tx) => {
        const row = await findLinked(tx, { id }, { lock: true });
        // Answered meanwhile, or reminded by another node
        if (!row || row.remindedAt !== null || stateOf(row, now) !== 'asked') return;
        const at = instant(now);
        await noteReminded(tx, id, at);
        const token = secrets.tokenOf(id);
        await events.record(tx, {
          type: 'reference.reminded',
          uid: userId,
          requestId: id,
          token,
          at,
        });
      }),
    );
  }

  async function forget(): Promise<void> {
    const before = clock.now() - ENDED_KEPT_DAYS * DAY;
    const beforeDay = addDays(today(clock), -ENDED_KEPT_DAYS);
    const without = [...(await quarantine.waiting('given references'))];
    const over = await findOver(db, { before, beforeDay, without });
    await quarantine.each('given references', over, NAMED, ({ id, userId, referenceId }) =>
      db.transaction(async (tx) => {
        const row = await lockRequest(tx, userId, id);
        if (!row) return;
        if (row.given && row.given.takenBackAt === null) {
          await noteGiven(tx, { userId, referenceId, validTo: row.given.validTo }, null);
        }
        await deleteRequest(tx, id);
        await appendChange(tx, { scope: `user:${userId}`, type: 'references', entityId: id });
      }),
    );
    await pruneAsks(db, clock.now() - ASKS_COUNTED_DAYS * DAY);
    await pruneSignings(db, clock.now() - DAY);
    await deleteSharesOfEnded(db, {
      statuses: UNSUCCESSFUL_STATUSES,
      endedBefore: clock.now() - UNSHARED_AFTER_DAYS * DAY,
    });
  }

  return {
    'reference reminders': [HOUR, remind],
    'given references': [HOUR, forget],
  };
}
