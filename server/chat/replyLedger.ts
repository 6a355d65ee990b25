import type { OwnReplyFigures } from '#domain/api/safety';
import {
  LEDGER_DAYS,
  measureReplies,
  type ReplyFigures,
  shownReplies,
} from '#domain/chat/replyLedger';
import type { Clock, SteadyClock } from '../lib/clock';
import { createSharedCache } from '../lib/sharedCache';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import {
  findMeasuredChats,
  findMeasuredEmployers,
  findReplies,
  saveReplies,
} from './replyLedger.repository';

/** What candidates see of how an employer answers. */
export async function shownRepliesOf(
  db: Queryable,
  employerId: string,
): Promise<ReplyFigures | null> {
  const measured = await findReplies(db, employerId);
  return measured && shownReplies(measured);
}

/** Of an entry with its key, about: an employer's figures are two numbers. */
const BYTES = 200;
/** Some thousand employers. */
const MAX_WEIGHT = 1024 * 1024;

/**
 * `shownRepliesOf` for pages: what everybody sees of an employer, read anew after a minute. It is
 * measured once an hour.
 */
export function createShownReplies({
  db,
  clock,
}: {
  db: Queryable;
  clock: SteadyClock;
}): (employerId: string) => Promise<ReplyFigures | null> {
  const shown = createSharedCache<ReplyFigures | null>({
    lifeMs: MINUTE,
    maxWeight: MAX_WEIGHT,
    clock,
  });
  return (employerId) =>
    shown.get(employerId, async () => ({
      value: await shownRepliesOf(db, employerId),
      weight: BYTES,
    }));
}

/** How an employer answers, for itself. */
export async function ownReplyFigures(db: Queryable, employerId: string): Promise<OwnReplyFigures> {
  const measured = await findReplies(db, employerId);
  return measured
    ? { ...measured, shown: shownReplies(measured) }
    : { ...measureReplies([], 0), shown: null, measuredAt: null };
}

/**
 * Measures how employers answer, one after another; returns how many. Two nodes at once write the
 * same figures. Called by a timer.
 */
export async function measureEmployers({
  db,
  clock,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  quarantine: Quarantine;
}): Promise<number> {
  const now = clock.now();
  const since = instant(now - LEDGER_DAYS * DAY);
  const employers = await findMeasuredEmployers(db, since);
  const done = await quarantine.each(
    'reply ledger',
    employers,
    { idOf: (id) => id },
    async (employerId) => {
      const ledger = measureReplies(await findMeasuredChats(db, employerId, since), now);
      await saveReplies(db, employerId, ledger, instant(now));
    },
  );
  return done.length;
}
