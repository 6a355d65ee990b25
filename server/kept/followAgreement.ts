import { TERMINAL_STATUSES } from '#domain/applications/transitions';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import type { Handler } from '../events/events';
import { type Clock, dayOf, today } from '../lib/clock';
import type { Database } from '../storage/database';
import { forgetPromises, notePromises, noteUnnoted } from './promises.repository';

const isIn = (statuses: readonly string[], status: string) => statuses.includes(status);

/**
 * With an assignment that is agreed, what its ad says then is noted: that is asked about afterwards,
 * however the ad is changed. One that comes to nothing is forgotten.
 */
export const followAgreement: Handler<'application.moved'> = async (
  tx,
  { applicationId, to, at },
) => {
  if (isIn(BOOKED_STATUSES, to)) {
    await notePromises(tx, { applicationId, day: dayOf(Date.parse(at)) });
  } else if (isIn(TERMINAL_STATUSES, to)) {
    await forgetPromises(tx, applicationId);
  }
};

/** For a timer: notes the same of assignments that were agreed before it was noted. */
export const noteEarlierAgreements = (db: Database, clock: Clock): Promise<void> =>
  noteUnnoted(db, today(clock));
