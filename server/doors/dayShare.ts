import { createHmac } from 'node:crypto';
import type { Queryable } from '../storage/database';
import { networkDigests } from './door';
import { addToDayCount, findDayCounts } from './doors.repository';

/** How much of a day's counting one customer may fill. */
export interface DayShare {
  /**
   * Takes one more of a customer, where `take` has room for it, in one transaction with its count.
   * @returns whether it was taken.
   */
  take(
    tx: Queryable,
    from: { day: string; ip: string },
    take: (beyondTheTotal: boolean) => Promise<boolean>,
  ): Promise<boolean>;
}

/**
 * What is counted by the day, where an entry for each would be too many. A customer has a share of
 * its own; once the day is full, only those go on who have had less than an equal part of it. So
 * nobody closes the day for the others, and it never has more than twice what it may.
 */
export function createDayShare(
  door: string,
  { perCustomer, inAll }: { perCustomer: number; inAll: number },
  serverSecret: Uint8Array,
): DayShare {
  const digests = networkDigests(serverSecret);
  /** Another name every day, so that nothing joins a network's days. */
  const nameOf = (day: string, ip: string): string =>
    createHmac('sha256', digests(ip).customer).update(day).digest('base64url');

  return {
    async take(tx, { day, ip }, take) {
      const key = { door, day, customer: nameOf(day, ip) };
      const { own, customers } = await findDayCounts(tx, key);
      if (own >= perCustomer) return false;
      const part = inAll / Math.max(customers, 1);
      const isTaken = (await take(false)) || (own < part && (await take(true)));
      if (isTaken) await addToDayCount(tx, key);
      return isTaken;
    },
  };
}
