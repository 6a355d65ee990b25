import type { Actor, ApplicationStatus } from './status';
import { HOLDABLE_STATUSES } from './transitions';

/**
 * What a move of an application is told as: its new status, except where that has another meaning
 * here. `shared` and `resumed` are returns to what it was before documents were asked for.
 */
export type ToldMove = ApplicationStatus | 'declined' | 'shared' | 'resumed';

/** @param from - the status before; null or undefined for none, or where it is not known. */
export function toldMove(
  from: ApplicationStatus | null | undefined,
  { status, by }: { status: ApplicationStatus; by: Actor },
): ToldMove {
  if (from === 'sent' && status === 'not_interested') return 'declined';
  if (from !== 'pending' || !HOLDABLE_STATUSES.some((one) => one === status)) return status;
  return by === 'candidate' ? 'shared' : 'resumed';
}
