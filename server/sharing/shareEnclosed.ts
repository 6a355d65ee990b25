import type { DomainEventOf } from '#domain/events/domainEvent';
import { appendChange } from '../changeLog/changeLog';
import type { Queryable } from '../storage/database';
import { shareDocuments } from './shares.repository';

/** Shares the documents that an application was sent with. */
export async function shareEnclosed(
  tx: Queryable,
  { uid, applicationId, documentIds, at }: DomainEventOf<'application.sent'>,
): Promise<void> {
  if (documentIds.length === 0) return;
  await shareDocuments(tx, { applicationId, documentIds }, at);
  await appendChange(tx, { scope: `user:${uid}`, type: 'documents', entityId: applicationId });
}
