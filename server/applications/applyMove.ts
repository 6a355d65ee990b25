import { ApiError } from '#domain/api/errors';
import type { Actor, ApplicationStatus } from '#domain/applications/status';
import { canMove } from '#domain/applications/transitions';
import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Queryable } from '../storage/database';
import { type ApplicationRow, insertEvent, saveStatus } from './applications.repository';

/** The new status, who moves it, and when (ISO 8601 UTC). */
export interface Move {
  to: ApplicationStatus;
  by: Actor;
  at: string;
}

/**
 * Moves a locked application along one edge of decision 11 of the specification: its status, its
 * history and its change-log row.
 *
 * @throws ApiError `illegal_transition`
 */
export async function applyMove(
  tx: Queryable,
  events: Events,
  application: ApplicationRow,
  { to, by, at }: Move,
): Promise<ApplicationRow> {
  const { status: from, pendingFrom } = application;
  if (!canMove(from, to, by, { pendingFrom })) {
    throw new ApiError('illegal_transition', `The ${by} cannot move it from ${from} to ${to}.`);
  }
  const moved = {
    ...application,
    status: to,
    pendingFrom: to === 'pending' ? from : null,
    updatedAt: at,
  };
  await saveStatus(tx, moved);
  await recordMove(tx, events, moved, { from, to, by, at });
  return moved;
}

/**
 * Writes the history row of a stored move and the change-log row for the candidate's live stream,
 * and records the event. Whatever the application waited for is over.
 *
 * @param move - `from` is null for an application that was made.
 */
export async function recordMove(
  tx: Queryable,
  events: Events,
  { id, uid }: Pick<ApplicationRow, 'id' | 'uid'>,
  move: Move & { from: ApplicationStatus | null },
): Promise<void> {
  await insertEvent(tx, id, { status: move.to, by: move.by, at: move.at });
  await appendChange(tx, { scope: `user:${uid}`, type: 'application', entityId: id });
  await events.record(tx, { type: 'application.moved', applicationId: id, uid, ...move });
}
