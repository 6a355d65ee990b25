import { appendChange } from '../changeLog/changeLog';
import type { Events } from '../events/events';
import type { Queryable } from '../storage/database';
import { lockOwnApplication } from './applications.repository';
import { applyMove } from './applyMove';
import { findDocumentRequests, touchDocumentRequest } from './documentRequests.repository';

/**
 * Returns a candidate's applications that waited for documents to the status that they left, where
 * all of the documents have come. Called in the transaction that changes documents or their sharing.
 *
 * @param at - ISO 8601 UTC.
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export async function settleRequests(
  tx: Queryable,
  events: Events,
  uid: string,
  { at, today }: { at: string; today: string },
): Promise<void> {
  for (const [id, { missing }] of await findDocumentRequests(tx, { uid }, today)) {
    if (missing.length > 0) {
      await touchDocumentRequest(tx, id);
      // What is missing may be another than before
      await appendChange(tx, { scope: `user:${uid}`, type: 'application', entityId: id });
      continue;
    }
    const application = await lockOwnApplication(tx, uid, id);
    if (application?.pendingFrom == null) continue;
    await applyMove(tx, events, application, { to: application.pendingFrom, by: 'candidate', at });
  }
}
