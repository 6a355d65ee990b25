import type { EmployerApplication } from '#domain/api/integration';
import { mayShareDocuments } from '#domain/candidates/documents';
import { type RecruiterClient, RecruiterRefusal } from './recruiterClient';
import { messageOfReference } from './recruiterTalk';

/** Of an employer's client, what reading references needs. */
type Reader = Pick<RecruiterClient, 'references' | 'openReference' | 'messages' | 'send'>;

/**
 * Opens the references that candidates share, each once, and says in the chat that it did. Which ones
 * it has opened follows from what it wrote, so that a restart opens none again.
 */
export async function readSharedReferences(
  client: Reader,
  applications: readonly Pick<EmployerApplication, 'id' | 'status'>[],
): Promise<void> {
  for (const { id, status } of applications) {
    if (!mayShareDocuments(status)) continue;
    try {
      await readThose(client, id);
    } catch (error) {
      // It was taken back, or the application ended, after the list was read
      if (!(error instanceof RecruiterRefusal) || error.httpStatus >= 500) throw error;
    }
  }
}

async function readThose(client: Reader, applicationId: string): Promise<void> {
  const open = (await client.references(applicationId)).filter(({ mayOpen }) => mayOpen);
  if (open.length === 0) return;
  const written = new Set((await client.messages(applicationId)).map(({ clientId }) => clientId));
  for (const { id } of open) {
    const message = messageOfReference(applicationId, id);
    if (written.has(message.clientId)) continue;
    await client.openReference(applicationId, id);
    await client.send(applicationId, message);
  }
}
