import type { ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  CALENDAR_PATH,
  type CalendarAddress,
  type makeCalendarAddress,
} from '#domain/api/planning';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { AuditLog } from '../audit/auditLog';
import { appendChange } from '../changeLog/changeLog';
import { lockMailOwner } from '../identity/accounts';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import { hashToken, isToken, randomToken } from '../lib/tokens';
import { linkInMail } from '../mail/linkInMail';
import type { Outbox } from '../mail/outbox';
import type { Database, Queryable } from '../storage/database';
import {
  deleteAddress,
  findAddress,
  findAddressOwner,
  saveAddress,
} from './calendarAddresses.repository';
import { calendarFeed } from './calendarFeed';
import { findCardsInCalendar } from './firstDayInCalendar';
import { findAssignments, findInterviews } from './plan.repository';

/** The secret addresses at which calendars read candidates' plans. */
export interface CalendarAddressService {
  find(userId: string): Promise<CalendarAddress | null>;
  /**
   * Replaces the address with a new one and returns it, and tells the owner by mail. Only its hash
   * is stored, so it cannot be read again.
   *
   * @param device - the browser and system that made it; null when unknown.
   * @throws ApiError `authentication_required` when the account is gone.
   */
  make(
    userId: string,
    device: string | null,
  ): Promise<Omit<ResponseOf<typeof makeCalendarAddress>, 'status'>>;
  /** Where there is none, nothing is done. */
  revoke(userId: string): Promise<void>;
  /** The plan as an iCalendar file; looked up each time, so that a revoked address is not found. */
  feed(token: string): Promise<string | null>;
}

export function createCalendarAddresses({
  db,
  clock,
  audit,
  outbox,
  publicUrl,
}: {
  db: Database;
  clock: Clock;
  audit: Pick<AuditLog, 'record'>;
  outbox: Outbox;
  publicUrl: string;
}): CalendarAddressService {
  async function noteChange(
    tx: Queryable,
    userId: string,
    event: 'calendar_address_made' | 'calendar_address_revoked',
  ): Promise<void> {
    await appendChange(tx, { scope: `user:${userId}`, type: 'calendar', entityId: userId });
    await audit.record(tx, { event, actor: { user: userId } });
  }

  async function tell(tx: Queryable, userId: string): Promise<void> {
    const owner = await lockMailOwner(tx, userId);
    if (!owner) return;
    const { email: to, language } = owner;
    await outbox.queue(tx, {
      to,
      userId,
      language,
      template: 'calendar_address_made',
      values: { link: linkInMail(publicUrl, ACCOUNT_PLACES.integrity, language) },
    });
  }

  return {
    find: (userId) => findAddress(db, userId),

    async make(userId, device) {
      const token = randomToken();
      const createdAt = instant(clock.now());
      await db.transaction(async (tx) => {
        const address = { userId, tokenHash: hashToken(token), at: createdAt, device };
        if (!(await saveAddress(tx, address))) {
          throw new ApiError('authentication_required', 'Sign in first.');
        }
        await noteChange(tx, userId, 'calendar_address_made');
        await tell(tx, userId);
      });
      const url = new URL(`${CALENDAR_PATH}/${token}.ics`, publicUrl).href;
      return { url, address: { createdAt, device } };
    },

    revoke: (userId) =>
      db.transaction(async (tx) => {
        if (await deleteAddress(tx, userId)) {
          await noteChange(tx, userId, 'calendar_address_revoked');
        }
      }),

    async feed(token) {
      const owner = isToken(token) ? await findAddressOwner(db, hashToken(token)) : null;
      if (!owner) return null;
      return calendarFeed({
        assignments: await findAssignments(db, owner.userId),
        interviews: await findInterviews(db, owner.userId),
        firstDays: await findCardsInCalendar(db, owner.userId),
        language: owner.language,
        publicUrl,
        today: today(clock),
      });
    },
  };
}
