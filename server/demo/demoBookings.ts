import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '#domain/applications/status';
import { addDays } from '#domain/calendar/days';
import type { Job } from '#domain/jobs/job';
import { insertApplication, insertEvent } from '../applications/applicationRecords';
import type { Queryable } from '../storage/database';
import type { DemoPerson } from './demoPeople';

const APPLIED_DAYS_AGO = 20;
/** Days before the first start of the demo on which an application came so far. */
const STEPS: readonly (readonly [status: ApplicationStatus, daysAgo: number])[] = [
  ['candidate', APPLIED_DAYS_AGO],
  ['qualified', 18],
  ['documented', 15],
  ['presented', 12],
  ['accepted', 8],
  ['employed', 7],
];

/**
 * A demo person's booked jobs: they name their shifts, were published before the person applied,
 * and none begins before another has ended.
 */
export function bookedJobs(
  { profession, booked = 0 }: { profession: string; booked?: number },
  { jobs, today }: { jobs: readonly Job[]; today: string },
): Job[] {
  const appliedOn = addDays(today, -APPLIED_DAYS_AGO);
  const possible = jobs
    .filter(
      ({ status, workRole, shifts, publishedAt }) =>
        status === 'open' && workRole === profession && shifts && publishedAt < appliedOn,
    )
    .toSorted((one, other) => ((one.startsOn ?? '') < (other.startsOn ?? '') ? -1 : 1));
  const chosen: Job[] = [];
  for (const job of possible) {
    const last = chosen.at(-1)?.endsOn ?? '';
    if (chosen.length < booked && (job.startsOn ?? '') > last) chosen.push(job);
  }
  return chosen;
}

/** Books assignments for the demo people who are to have some. */
export async function insertBookings(
  tx: Queryable,
  people: readonly DemoPerson[],
  demo: { jobs: readonly Job[]; today: string },
): Promise<void> {
  for (const person of people) {
    if (!person.registered) continue;
    const { userId, email, phone } = person.profile;
    const { firstName, lastName } = person;
    for (const job of bookedJobs(person.profile, demo)) {
      const id = randomUUID();
      const at = (daysAgo: number) => `${addDays(demo.today, -daysAgo)}T09:00:00.000Z`;
      await insertApplication(tx, {
        id,
        uid: userId,
        jobId: job.id,
        status: 'employed',
        contact: { firstName, lastName, email, phone },
        answers: {},
        at: at(APPLIED_DAYS_AGO),
      });
      for (const [status, daysAgo] of STEPS) {
        const by = status === 'candidate' ? 'candidate' : 'employer';
        await insertEvent(tx, id, { status, at: at(daysAgo), by });
      }
    }
  }
}
