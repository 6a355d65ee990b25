import type { OwnReplyFigures } from '#domain/api/safety';
import {
  followWaits,
  LEDGER_DAYS,
  measureWaits,
  type ReplyFigures,
  shownReplies,
} from '#domain/chat/replyLedger';
import type { Clock, SteadyClock } from '../lib/clock';
import { createSharedCache } from '../lib/sharedCache';
import { DAY, instant, MINUTE } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import { readInSlices } from '../storage/inSlices';
import {
  findChatsBehind,
  findMeasuredEmployers,
  findOpenWait,
  findReplies,
  findTurns,
  findWaits,
  lockChatBehind,
  type StoredWait,
  saveReplies,
  saveWaits,
} from './replyLedger.repository';

/** Chats that are found at once, and messages of one that are read at once. */
const CHATS = 200;
const MESSAGES = 1000;

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
    : { ...measureWaits([], 0), shown: null, measuredAt: null };
}

interface LedgerDeps {
  db: Database;
  clock: Clock;
  quarantine: Quarantine;
}

/** Reads the next messages of a chat; false when all of them have been read. */
async function followChat(tx: Queryable, id: string): Promise<boolean> {
  const chat = await lockChatBehind(tx, id);
  if (!chat) return false;
  const upTo = Math.min(chat.messageCount, chat.waitsTo + MESSAGES);
  const open = await findOpenWait(tx, id);
  const turns = await findTurns(tx, id, { after: chat.waitsTo, upTo });
  const waits = followWaits(turns, open).flatMap(({ from, answeredAt, first }): StoredWait[] => {
    const number = first?.number ?? open?.number;
    return number === undefined ? [] : [{ number, from, answeredAt }];
  });
  await saveWaits(tx, chat, waits, upTo);
  return true;
}

/** Reads what was written in chats since the last turn, each message once. */
async function followChats({ db, quarantine }: LedgerDeps): Promise<void> {
  for (;;) {
    const without = [...(await quarantine.waiting('reply waits'))];
    const chats = await findChatsBehind(db, { limit: CHATS, without });
    // Each of them is read to its end, or is set aside: none is found again
    if (chats.length === 0) return;
    await quarantine.each('reply waits', chats, { idOf: ({ id }) => id }, async ({ id }) => {
      while (await db.transaction((tx) => followChat(tx, id)));
    });
  }
}

/**
 * Measures how employers answer, one after another; returns how many. Two nodes at once write the
 * same figures. Called by a timer.
 */
export async function measureEmployers(deps: LedgerDeps): Promise<number> {
  const { db, clock, quarantine } = deps;
  const now = clock.now();
  await followChats(deps);
  const since = instant(now - LEDGER_DAYS * DAY);
  async function measure(employerId: string): Promise<void> {
    const ledger = measureWaits(await findWaits(db, employerId, since), now);
    await saveReplies(db, employerId, ledger, instant(now));
  }
  let count = 0;
  const slices = readInSlices<string>((last, limit) =>
    findMeasuredEmployers(db, { since, after: last ?? '', limit }),
  );
  for await (const employers of slices) {
    const named = { idOf: (id: string) => id };
    count += (await quarantine.each('reply ledger', employers, named, measure)).length;
  }
  return count;
}
