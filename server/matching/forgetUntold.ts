import type { Handler } from '../events/events';
import { noteNeverTold } from './sentInvitations.repository';

/** The candidate no longer blocks the employer: invitations of meanwhile stay untold. */
export const forgetUntold: Handler<'employer.unblocked'> = (tx, unblocked) =>
  noteNeverTold(tx, unblocked);
