import { UNANSWERED_DAYS } from '#domain/chat/replyLedger';
import { SILENT_WEEKDAYS, type SilenceStep, silenceAt } from '#domain/chat/silence';
import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { noteChatEvent } from './chatEvents';
import {
  findWaitingChats,
  lockWaitingChat,
  saveSilence,
  type WaitingChat,
} from './silence.repository';

interface SilenceDeps {
  db: Database;
  clock: Clock;
  events: Events;
  quarantine: Quarantine;
}

const BATCH = 200;
const RANK: Readonly<Record<SilenceStep, number>> = { none: 0, reminded: 1, given_up: 2 };

/**
 * Reminds employers that have not answered, once for each silence, and notifies candidates when no
 * answer is to be expected; returns how many chats. Called by a timer, also on several nodes: the
 * chat's row is locked, and the second node finds nothing left to do.
 */
export async function remindSilentEmployers(deps: SilenceDeps): Promise<number> {
  const { db, clock, quarantine } = deps;
  const without = [...(await quarantine.waiting('silence'))];
  let reminded = 0;
  for (const [step, days] of [
    ['reminded', UNANSWERED_DAYS],
    ['none', SILENT_WEEKDAYS],
  ] as const) {
    const before = instant(clock.now() - days * DAY);
    const waiting = await findWaitingChats(db, { step, before, limit: BATCH, without });
    const due = waiting.filter(({ waitingSince }) => isLater(clock, waitingSince, step));
    const named = { idOf: ({ id }: WaitingChat) => id, userOf: ({ uid }: WaitingChat) => uid };
    const done = await quarantine.each('silence', due, named, ({ id }) => remindOf(deps, id));
    reminded += done.filter(Boolean).length;
  }
  return reminded;
}

/** Whether a silence has gone further than its last reminder. */
function isLater(clock: Clock, since: string, reminded: SilenceStep): boolean {
  return RANK[silenceAt(Date.parse(since), clock.now())] > RANK[reminded];
}

function remindOf({ db, clock, events }: SilenceDeps, id: string): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const chat = await lockWaitingChat(tx, id);
      if (!chat) return false;
      const { employerId, waitingSince: since } = chat;
      const now = clock.now();
      if (!isLater(clock, since, chat.silence)) return false;
      const step = silenceAt(Date.parse(since), now);
      await saveSilence(tx, id, step);
      const event =
        step === 'reminded'
          ? ({ type: 'employer_reminded', weekdays: SILENT_WEEKDAYS, since } as const)
          : ({ type: 'no_answer', days: UNANSWERED_DAYS, since } as const);
      const at = instant(now);
      await noteChatEvent(tx, events, id, { event, at });
      if (step === 'reminded') {
        await events.record(tx, {
          type: 'answer.awaited',
          applicationId: id,
          employerId,
          waitsSince: since,
          at,
        });
      }
      return true;
    },
    { isolation: 'read committed' },
  );
}
