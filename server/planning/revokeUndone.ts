import { appendChange } from '../changeLog/changeLog';
import type { Handler } from '../events/events';
import { deleteAddressSince } from './calendarAddresses.repository';

/** A calendar address that was made since a way was added by somebody else is theirs, too. */
export const revokeUndone: Handler<'way.undone'> = async (tx, { uid, since }) => {
  if (!(await deleteAddressSince(tx, { userId: uid, since }))) return;
  await appendChange(tx, { scope: `user:${uid}`, type: 'calendar', entityId: uid });
};
