import type { EmployerApplication } from '#domain/api/integration';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import { WHOLE_CARD } from './demoFirstDay';
import { type RecruiterClient, RecruiterRefusal } from './recruiterClient';

/**
 * Fills in the cards of first days when they are asked for, as an employer's program does that hears of
 * it: what is said already stays as it is.
 *
 * @param answered - the applications that need no look any more; those that are answered are added.
 */
export async function answerFirstDays(
  client: RecruiterClient,
  applications: readonly Pick<EmployerApplication, 'id' | 'status'>[],
  answered: Set<string>,
): Promise<void> {
  for (const { id, status } of applications) {
    if (answered.has(id) || !BOOKED_STATUSES.some((one) => one === status)) continue;
    try {
      const { items, missing, askedAt } = await client.firstDay(id);
      if (missing.length === 0) answered.add(id);
      if (missing.length === 0 || askedAt === null) continue;
      const filled = Object.fromEntries(missing.map((item) => [item, WHOLE_CARD[item]]));
      await client.sayFirstDay(id, { ...items, ...filled }, `${id}:first-day:${askedAt}`);
    } catch (error) {
      // The application ended after the list was read
      if (!(error instanceof RecruiterRefusal) || error.httpStatus >= 500) throw error;
      answered.add(id);
    }
  }
}
