import type { AddressInfo } from 'node:net';
import { buildApp } from '../../app';
import { createDraftService } from '../../applications/drafts.service';
import { type AuditLog, createAuditLog } from '../../audit/auditLog';
import { createChats } from '../../chat/chats';
import { eventsOn } from '../../composition/testing/eventsOn';
import type { Config } from '../../config/config';
import { createEmployerReader } from '../../employers/apiKey';
import type { FileInspector } from '../../files/fileInspector';
import { createFiles, type Files } from '../../files/files.service';
import { createMasterKeys, newMasterKey } from '../../files/masterKeys';
import type { ObjectStore } from '../../files/objectStore';
import { magicByteInspector } from '../../files/testing/magicBytes';
import { type MemoryStore, memoryStore } from '../../files/testing/memoryStore';
import { createVault } from '../../files/vault';
import { createSessions } from '../../identity/sessions.service';
import { type SettableClock, settableClock } from '../../identity/testing/settableClock';
import { aUser } from '../../identity/testing/users';
import { chatFileBytes, employerChatDocumentRoutes } from '../../integration/chatDocuments.routes';
import { employerChatRoutes } from '../../integration/chats.routes';
import { sharedDocumentRoutes } from '../../integration/documents.routes';
import { createOutbox } from '../../mail/outbox';
import { candidateDocumentRoutes } from '../../portal/documents.routes';
import { quarantineOn } from '../../quarantine/testing/quarantineOn';
import { type ChatDocuments, createChatDocuments } from '../../sharing/chatDocuments';
import { readDocumentsOn } from '../../sharing/documentView';
import { createSharingService, type SharingService } from '../../sharing/sharing.service';
import type { Database } from '../../storage/database';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import { TEST_SERVER_KEYS, testConfig } from '../../testing/testConfig';
import { chatDocumentRoutes } from '../../v2/chatDocuments.routes';
import { chatRoutes } from '../../v2/chats.routes';
import { documentRoutes } from '../../v2/documents.routes';
import { uploadRoutes } from '../../v2/uploads.routes';
import { createDocuments, type Documents } from '../documents';

/** A signed-in candidate's calls over HTTP. */
export interface TestCandidate {
  userId: string;
  /** The headers of the session and of a call from the site. */
  headers: Record<string, string>;
  call(method: string, path: string, init?: Omit<RequestInit, 'method'>): Promise<Response>;
  post(
    path: string,
    body: object,
    more?: Record<string, string>,
  ): Promise<{ code: number; body: ReturnType<typeof JSON.parse> }>;
  get(path: string): Promise<{ code: number; body: ReturnType<typeof JSON.parse> }>;
  /** Uploads by the tus protocol; returns the upload's id. */
  upload(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Uploads a file and creates a document from it; returns the document. */
  document(
    details?: object,
    bytes?: Uint8Array<ArrayBuffer>,
  ): Promise<ReturnType<typeof JSON.parse>>;
}

/** The app with documents and chats only, listening, over real SQL. */
export interface DocumentsApp {
  db: Database;
  clock: SettableClock;
  /** The folder of the objects, unless the options name another store. */
  store: MemoryStore;
  documents: Documents;
  sharing: SharingService;
  chatDocuments: ChatDocuments;
  files: Files;
  audit: AuditLog;
  url: string;
  faults: unknown[];
  candidate(): Promise<TestCandidate>;
  close(): Promise<void>;
}

export const TUS = { 'tus-resumable': '1.0.0' } as const;

/** Recognises a PDF by its first bytes. */
export function aPdf(text = 'innehåll'): Buffer<ArrayBuffer> {
  return Buffer.from(`%PDF-1.7\n${text}`);
}

export async function documentsApp(
  options: {
    config?: Partial<Config>;
    inspector?: FileInspector;
    store?: ObjectStore;
    silentAfter?: number;
  } = {},
): Promise<DocumentsApp> {
  const db = await createTestDatabase();
  const clock = settableClock();
  const store = memoryStore(clock.now);
  const config = testConfig({ trustedProxies: ['127.0.0.1'], ...options.config });
  const faults: unknown[] = [];
  const objects = options.store ?? store;
  const files = createFiles({
    db,
    store: objects,
    vault: createVault({ store: objects, keys: createMasterKeys([newMasterKey('2026-01-01')]) }),
    clock,
    onError: (error) => void faults.push(error),
  });
  const audit = createAuditLog({ db, clock, keys: TEST_SERVER_KEYS });
  const inspector = options.inspector ?? magicByteInspector;
  const documents = createDocuments({
    quarantine: quarantineOn(db, clock),
    db,
    clock,
    config,
    files,
    inspector,
    outbox: createOutbox({ clock, publicUrl: config.publicUrl }),
    audit,
    silentAfter: options.silentAfter,
    events: eventsOn(db, clock),
    readDocuments: readDocumentsOn(clock),
  });
  const sharing = createSharingService({ db, clock, files, audit, events: eventsOn(db, clock) });
  const chats = createChats({ db, clock, events: eventsOn(db, clock) });
  const chatDocuments = createChatDocuments({
    db,
    clock,
    files,
    inspector,
    audit,
    documents: documents.own,
    criminalRecordLegalGround: config.criminalRecordLegalGround,
    events: eventsOn(db, clock),
  });
  const sessions = createSessions(db, clock);
  const readers = { candidate: sessions.read, employer: createEmployerReader(db, clock) };
  const app = await buildApp({
    config,
    clock,
    routes: [
      ...documentRoutes(documents.own),
      ...candidateDocumentRoutes({
        sharing,
        drafts: createDraftService({
          db,
          clock,
          production: true,
          readDocuments: readDocumentsOn(clock),
        }),
      }),
      ...sharedDocumentRoutes(sharing),
      ...chatRoutes({ ...chats, ...chatDocuments }),
      ...chatDocumentRoutes(chatDocuments),
      ...employerChatRoutes({ ...chats, ...chatDocuments }),
      ...employerChatDocumentRoutes(chatDocuments),
    ],
    readers,
    plugins: [
      (scope) => chatFileBytes(scope, chatDocuments),
      (scope) =>
        uploadRoutes(scope, { uploads: documents.uploads, readers, publicUrl: config.publicUrl }),
    ],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  let people = 0;
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  async function candidate(): Promise<TestCandidate> {
    people += 1;
    const userId = await aUser(db);
    const headers = {
      cookie: `vikari_session=${await sessions.start(db, userId)}`,
      'sec-fetch-site': 'same-origin',
      // A separate IP address, so that rate limits do not apply
      'x-forwarded-for': `192.0.2.${people}`,
    };
    const call: TestCandidate['call'] = (method, path, init = {}) =>
      fetch(url + path, { ...init, method, headers: { ...headers, ...init.headers } });
    const answered = async (response: Response) => ({
      code: response.status,
      body: await response.json(),
    });
    const person: TestCandidate = {
      userId,
      headers,
      call,
      post: async (path, body, more = {}) =>
        answered(
          await call('POST', path, {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...more },
          }),
        ),
      get: async (path) => answered(await call('GET', path)),
      async upload(bytes) {
        const length = String(bytes.length);
        const made = await call('POST', '/api/v2/users/uploads', {
          headers: { ...TUS, 'upload-length': length },
        });
        const location = made.headers.get('location') ?? '';
        const sent = await call('PATCH', location, {
          headers: {
            ...TUS,
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
          },
          body: bytes,
        });
        if (sent.status !== 204) throw new Error(`The upload failed: ${await sent.text()}`);
        return location.split('/').at(-1) ?? '';
      },
      async document(details = {}, bytes = aPdf()) {
        const uploadId = await person.upload(bytes);
        const request = { uploadId, type: 'cv', name: 'CV', ...details };
        const { code, body } = await person.post('/api/v2/users/submit_user_document', request);
        if (code !== 200) throw new Error(`No document was made: ${JSON.stringify(body)}`);
        return body.document;
      },
    };
    return person;
  }

  return {
    db,
    clock,
    store,
    documents,
    sharing,
    chatDocuments,
    files,
    audit,
    url,
    faults,
    candidate,
    async close() {
      await app.close();
      await db.close();
    },
  };
}
