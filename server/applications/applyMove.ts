import { ApiError } from '#domain/api/errors';
import type { Actor, ApplicationStatus } from '#domain/applications/status';
import { canMove } from '#domain/applications/transitions';
import { appendChange } from '../changeLog/changeLog.repository';
import { noteChatEvent } from '../chat/chatEvents';
import type { Queryable } from '../storage/database';
import { eventOfMove } from '../webhooks/eventOfMove';
import { queueApplicationEvent } from '../webhooks/queueEmployerEvent';
import { type ApplicationRow, insertEvent, saveStatus } from './applications.repository';
import { deleteDocumentRequest } from './documentRequests.repository';

/** The new status, who moves it, and when (ISO 8601 UTC). */
export interface Move {
  to: ApplicationStatus;
  by: Actor;
  at: string;
}

/**
 * Moves a locked application along one edge of decision 11: its status, its history and its
 * change-log row.
 *
 * @throws ApiError `illegal_transition`
 */
export async function applyMove(
  tx: Queryable,
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
  await recordEvent(tx, moved, { from, to, by, at });
  return moved;
}

/**
 * Writes the history row, the message in its chat, the change-log row for the candidate's live
 * stream, and the events of the employer's webhooks. Whatever it waited for is over.
 */
export async function recordEvent(
  tx: Queryable,
  { id, uid }: Pick<ApplicationRow, 'id' | 'uid'>,
  { from, to, by, at }: Move & { from?: ApplicationStatus },
): Promise<void> {
  await insertEvent(tx, id, { status: to, by, at });
  await deleteDocumentRequest(tx, id);
  await noteChatEvent(tx, id, { event: { type: 'status', status: to, by }, at });
  await appendChange(tx, { scope: `user:${uid}`, type: 'application', entityId: id });
  const event = eventOfMove(id, { from, to, by, at });
  if (event) await queueApplicationEvent(tx, event);
}
