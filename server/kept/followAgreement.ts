import { TERMINAL_STATUSES } from '#domain/applications/transitions';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import type { Handler } from '../events/events';
import { dayOf } from '../lib/clock';
import { forgetPromises, notePromises } from './promises.repository';

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
