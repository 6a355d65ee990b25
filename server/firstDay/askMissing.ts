import { addDays } from '#domain/calendar/days';
import { ASKING_DAYS, askingDue } from '#domain/firstDay/asking';
import { firstDayOf } from '#domain/firstDay/firstDayOf';
import { cardOf, missingOf } from '#domain/firstDay/items';
import { CARD_KEPT_DAYS, ENDLESS_CARD_KEPT_DAYS } from '#domain/firstDay/retention';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import { type Clock, today } from '../lib/clock';
import { DAY, HOUR, instant, MINUTE } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { readInSlices } from '../storage/inSlices';
import {
  claimAsking,
  findFirstDay,
  findToAsk,
  lockApplication,
  noteBegun,
  pruneFirstDays,
  type ToAsk,
} from './firstDays.repository';

interface AskingDeps {
  db: Database;
  clock: Clock;
  events: Events;
  quarantine: Quarantine;
}

/**
 * Asks employers for what is missing of first days that come soon, once on each day of
 * `ASKING_DAYS`, and notes which have begun; returns how many it asked for. The days are those of Stockholm, whatever the clocks do between.
 */
export async function askForMissing(deps: AskingDeps): Promise<number> {
  const { db, clock, quarantine } = deps;
  const from = today(clock);
  await noteBegun(db, { day: from });
  const to = addDays(from, Math.max(...ASKING_DAYS));
  const lastAsking = Math.min(...ASKING_DAYS);
  const named = {
    idOf: ({ applicationId }: ToAsk) => applicationId,
    userOf: ({ uid }: ToAsk) => uid,
  };
  let asked = 0;
  const slices = readInSlices<ToAsk>((last, limit) =>
    findToAsk(db, { from, to, lastAsking, after: last?.applicationId ?? '', limit }),
  );
  for await (const due of slices) {
    const done = await quarantine.each('first days', due, named, ({ applicationId }) =>
      ask(deps, applicationId),
    );
    asked += done.filter(Boolean).length;
  }
  return asked;
}

function ask({ db, clock, events }: AskingDeps, applicationId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, applicationId);
    const row = await findFirstDay(tx, applicationId);
    if (!row || row.uid === null || !BOOKED_STATUSES.some((one) => one === row.status))
      return false;
    const { uid, job, asked } = row;
    const firstDay = firstDayOf(job);
    const days = askingDue(firstDay, asked, today(clock));
    const missing = missingOf(cardOf(row.ofJob, row.items), job);
    // What is said needs no question; where it is unsaid before the day, it is asked for then
    if (firstDay === null || days === null || missing.length === 0) return false;
    const at = instant(clock.now());
    if (!(await claimAsking(tx, { applicationId, days, at }))) return false;
    await appendChange(tx, { scope: `user:${uid}`, type: 'first_days', entityId: applicationId });
    await events.record(tx, {
      type: 'first_day.missing',
      applicationId,
      uid,
      firstDay,
      items: missing,
      at,
    });
    return true;
  });
}

/** What is done for first days in the background. */
export function firstDayTimers(deps: AskingDeps): Timers {
  const { db, clock } = deps;
  return {
    'first day questions': [MINUTE, () => askForMissing(deps)],
    'first day cards': [
      HOUR,
      () =>
        pruneFirstDays(db, {
          endedBefore: addDays(today(clock), -CARD_KEPT_DAYS),
          saidBefore: instant(clock.now() - ENDLESS_CARD_KEPT_DAYS * DAY),
        }),
    ],
  };
}
