import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '#domain/chat/chat';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
} from '../../applications/testing/storedFactories';
import { createChats } from '../../chat/chats';
import { eventsOn } from '../../composition/testing/eventsOn';
import type { DocumentsApp, TestCandidate } from '../../documents/testing/documentsApp';
import { aPdf } from '../../files/inspect/testing/pdfFiles';
import { instant } from '../../lib/time';

const V2 = '/api/v2';

type Answer = { code: number; body: ReturnType<typeof JSON.parse>; headers: Headers };

/** A candidate with a document, an employer with a key, and the chat between them: its calls over HTTP. */
export async function aSharingChat(app: DocumentsApp) {
  const candidate = await app.candidate();
  const key: string = randomUUID();
  const employerId = await aStoredEmployer(app.db, key);
  const { id: jobId } = await aStoredJob(app.db, { employerId });
  const at = instant(app.clock.now());
  const id = await aStoredApplication(app.db, { uid: candidate.userId, jobId, at });
  const document = await candidate.document({ name: 'Mitt CV' }, pdf());

  async function asEmployer(path: string, init: RequestInit = {}, by = key): Promise<Answer> {
    const answer = await fetch(`${app.url}/api/integration/chats/${id}/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${by}`, ...init.headers },
    });
    const json = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      code: answer.status,
      body: json ? await answer.json() : Buffer.from(await answer.arrayBuffer()),
      headers: answer.headers,
    };
  }
  const json = (body: object): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

  return {
    id,
    candidate,
    document,
    key,
    employerId,
    asEmployer,
    share: (more: object = {}, documents: object = {}) =>
      candidate.post(`${V2}/chats/send_message`, {
        chatId: id,
        clientId: randomUUID(),
        text: '',
        documents: { documentIds: [document.id], openUntil: null, ...documents },
        ...more,
      }),
    open: (attachmentId: string, by = key) =>
      asEmployer(`attachment?attachmentId=${attachmentId}`, {}, by),
    takeBack: (attachmentId: string, by: TestCandidate = candidate) =>
      by.post(`${V2}/chats/take_back_attachment`, { attachmentId }),
    upload: (bytes: Uint8Array<ArrayBuffer>, name = 'Schema', by = key) =>
      asEmployer(
        `files?name=${encodeURIComponent(name)}`,
        { method: 'POST', body: bytes, headers: { 'content-type': 'application/octet-stream' } },
        by,
      ),
    sendFiles: (fileIds: string[], more: object = {}) =>
      asEmployer(
        'messages',
        json({ clientId: randomUUID(), text: '', senderName: 'Rut', fileIds, ...more }),
      ),
    end: () => asEmployer('end', json({ reason: 'filled' })),
    async messages(): Promise<ChatMessage[]> {
      // Also when the session has expired meanwhile
      const { chats } = createChats({
        db: app.db,
        clock: app.clock,
        events: eventsOn(app.db, app.clock),
      });
      const member = { role: 'candidate', id: candidate.userId } as const;
      return (await chats.messages(member, id, {})).results;
    },
    leave: (role: 'candidate' | 'employer') =>
      app.db.query('update chat_members set left_at = $3 where chat_id = $1 and role = $2', [
        id,
        role,
        at,
      ]),
  };
}

/** A PDF that the inspection lets through. */
export function pdf(): Buffer<ArrayBuffer> {
  return Buffer.from(aPdf());
}
