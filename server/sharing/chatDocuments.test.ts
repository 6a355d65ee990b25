import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { ChatMessage } from '#domain/chat/chat';
import { createChats } from '../chat/chats';
import { pruneChats } from '../chat/pruneChats';
import { eventsOn } from '../composition/testing/eventsOn';
import {
  type DocumentsApp,
  documentsApp,
  type TestCandidate,
} from '../documents/testing/documentsApp';
import { createFileInspector } from '../files/inspect/createFileInspector';
import { HOSTILE_PDFS } from '../files/inspect/testing/hostileFiles';
import { aPicture } from '../files/inspect/testing/imageFiles';
import { aPdf } from '../files/inspect/testing/pdfFiles';
import { DAY, HOUR, instant } from '../lib/time';
import { createSharedDocumentService } from './sharedDocuments.service';
import { aSharingChat, pdf } from './testing/sharingChat';

const V2 = '/api/v2';
const VIRUS = 'this counts as a virus';

const inspector = createFileInspector({
  scan: {
    async scan(bytes) {
      if (Buffer.from(bytes).includes(VIRUS)) throw new ApiError('file_infected', 'A virus.');
    },
  },
});
let app: DocumentsApp;
beforeAll(async () => {
  app = await documentsApp({
    inspector,
    config: { criminalRecordLegalGround: 'Lag (2007:171) om registerkontroll' },
  });
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
  await inspector.stop();
});

const aChat = () => aSharingChat(app);
const attachmentOf = ({ body }: { body: { message: ChatMessage } }) => {
  const [attachment] = body.message.attachments;
  if (!attachment) throw new Error(`Nothing was attached: ${JSON.stringify(body)}`);
  return attachment;
};
/** The changes in the live streams of a candidate, by kind and id. */
async function changesOf({ userId }: TestCandidate): Promise<string[]> {
  const rows = await app.db.query<{ change: string }>(
    `select type || ' ' || entity_id as change from change_log where scope = $1 order by seq`,
    [`user:${userId}`],
  );
  return rows.map(({ change }) => change);
}

/** An employer's webhook for shared documents. */
async function aWebhook(employerId: string): Promise<void> {
  await app.db.query(
    `insert into webhooks (id, employer_id, url, event_types, created_at)
     values ($1, $1, 'https://hooks.example.com/', $2, $3)`,
    [employerId, ['document.shared', 'document.taken_back'], instant(app.clock.now())],
  );
}
/** The events that are queued for it, in order. */
async function eventsOf(employerId: string): Promise<{ type: string; data: unknown }[]> {
  const rows = await app.db.query<{ body: string }>(
    "select payload->>'body' as body from outbox where lane = $1 order by position",
    [employerId],
  );
  return rows.map(({ body }) => JSON.parse(body));
}

describe('a document of a message', () => {
  it('is shared with it, opened by the employer, and each opening shown', async () => {
    const { id, candidate, document, share, open, messages } = await aChat();
    const sent = await share();
    const attachment = attachmentOf(sent);
    expect(attachment).toEqual({
      id: expect.any(String),
      documentId: document.id,
      name: 'Mitt CV',
      mediaType: 'application/pdf',
      size: document.size,
      openUntil: null,
      state: 'open',
      openings: 0,
    });
    const opened = await open(attachment.id);
    expect(opened.code).toBe(200);
    expect(opened.body.equals(pdf())).toBe(true);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="Mitt CV.pdf"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });
    expect((await messages()).at(-1)?.attachments[0]?.openings).toBe(1);
    const path = `${V2}/users/user_document_openings?documentId=${document.id}`;
    expect((await candidate.get(path)).body.results).toEqual([
      {
        at: instant(app.clock.now()),
        by: 'employer',
        employerName: 'Exempelvård',
        jobTitle: expect.any(String),
        attachmentId: attachment.id,
      },
    ]);
    expect(await app.documents.own.list(candidate.userId)).toMatchObject({
      results: [
        {
          openings: 1,
          sharedWith: [],
          sharedInChats: [
            {
              chatId: id,
              attachmentId: attachment.id,
              employerName: 'Exempelvård',
              openUntil: null,
            },
          ],
        },
      ],
    });
    const entries = await app.audit.entriesOf(app.db, candidate.userId);
    expect(entries.map(({ event }) => event)).toEqual(['document_opened']);
    expect((await changesOf(candidate)).slice(-2)).toEqual([
      `chat_message ${id}:2`,
      `documents ${id}`,
    ]);
  });

  it('does not show the employer how often it was opened', async () => {
    const { share, open, asEmployer } = await aChat();
    await open(attachmentOf(await share()).id);
    const { body } = await asEmployer('messages');
    expect(body.results.at(-1).attachments).toMatchObject([{ name: 'Mitt CV', openings: 0 }]);
  });

  it('is shared once for a client id', async () => {
    const { share, messages } = await aChat();
    const clientId = randomUUID();
    const first = await share({ clientId });
    const again = await share({ clientId }, { openUntil: '2000-01-01T00:00:00.000Z' });
    expect(again.body.message).toEqual(first.body.message);
    expect((await messages()).flatMap(({ attachments }) => attachments)).toHaveLength(1);
  });

  it('must be the candidate’s own, and nothing is sent otherwise', async () => {
    const { share, messages } = await aChat();
    const other = await app.candidate();
    const { id: othersId } = await other.document({}, pdf());
    for (const documentIds of [[othersId], ['no-such-document']]) {
      expect((await share({}, { documentIds })).code).toBe(404);
    }
    expect(await messages()).toEqual([]);
  });

  it.each([
    ['over', -1, false],
    ['soon over', 1, true],
    ['in 366 days', 366 * DAY, true],
    ['later than that', 366 * DAY + 1, false],
  ])('is open until a time that is %s', async (_when, after, taken) => {
    const { share } = await aChat();
    const answer = await share({}, { openUntil: instant(app.clock.now() + after) });
    expect(answer.code).toBe(taken ? 200 : 400);
    if (!taken) expect(answer.body.fields).toEqual({ 'documents.openUntil': expect.any(String) });
  });

  it('is no longer open after its time', async () => {
    const { candidate, share, open, messages } = await aChat();
    const { id } = attachmentOf(await share({}, { openUntil: instant(app.clock.now() + HOUR) }));
    expect((await open(id)).code).toBe(200);
    app.clock.advance(HOUR);
    expect((await open(id)).code).toBe(404);
    expect((await messages()).at(-1)?.attachments[0]?.state).toBe('expired');
    const [document] = (await app.documents.own.list(candidate.userId)).results;
    expect(document?.sharedInChats).toEqual([]);
  });

  it('can be taken back, also repeatedly, and is reported once', async () => {
    const { id: chatId, candidate, employerId, document, share, open, takeBack } = await aChat();
    await aWebhook(employerId);
    const { id } = attachmentOf(await share());
    const taken = await takeBack(id);
    expect(taken.body.message.attachments).toMatchObject([{ id, state: 'taken_back' }]);
    expect(await takeBack(id)).toEqual(taken);
    // What the employer has seen does not change any more
    await candidate.post(`${V2}/users/update_user_document`, {
      documentId: document.id,
      name: 'Ett annat namn',
    });
    expect(await takeBack(id)).toEqual(taken);
    expect((await open(id)).code).toBe(404);
    const changes = (await changesOf(candidate)).filter(
      (one) => one === `chat_message ${chatId}:2`,
    );
    // The message itself, that it was taken back, and that the document changed
    expect(changes).toHaveLength(3);
    const [shared, takenBack, ...others] = await eventsOf(employerId);
    expect([shared?.type, takenBack?.type, others]).toEqual([
      'document.shared',
      'document.taken_back',
      [],
    ]);
    expect(takenBack?.data).toMatchObject({
      applicationId: chatId,
      attachmentId: id,
      messageNumber: 2,
      name: 'Mitt CV',
    });
  });

  it('shows its new name and file, and is deleted with the document', async () => {
    const { candidate, employerId, document, share, open, messages } = await aChat();
    const { id } = attachmentOf(await share());
    await aWebhook(employerId);
    await candidate.post(`${V2}/users/update_user_document`, {
      documentId: document.id,
      name: 'Nytt CV',
    });
    expect((await messages()).at(-1)?.attachments[0]?.name).toBe('Nytt CV');
    await candidate.document({ name: 'CV 2027', replaces: document.id }, pdf());
    expect((await open(id)).headers.get('content-disposition')).toContain('CV 2027.pdf');
    await candidate.post(`${V2}/users/delete_user_document`, { documentId: document.id });
    expect((await messages()).at(-1)?.attachments).toMatchObject([
      { name: 'CV 2027', state: 'deleted', documentId: null },
    ]);
    expect((await open(id)).code).toBe(404);
    expect((await candidate.get(`${V2}/chats/attachment_file?id=${id}`)).code).toBe(404);
    expect((await changesOf(candidate)).at(-2)).toMatch(/^chat_message /);
    expect(await eventsOf(employerId)).toMatchObject([
      { type: 'document.taken_back', data: { attachmentId: id, name: 'CV 2027' } },
    ]);
  });

  it('is not reported again when a taken-back document is deleted', async () => {
    const { candidate, employerId, document, share, takeBack } = await aChat();
    await takeBack(attachmentOf(await share()).id);
    await aWebhook(employerId);
    await candidate.post(`${V2}/users/delete_user_document`, { documentId: document.id });
    expect(await eventsOf(employerId)).toEqual([]);
  });

  it('cannot be opened or taken back by others', async () => {
    const { id: chatId, candidate, share, open, takeBack } = await aChat();
    const { id } = attachmentOf(await share());
    const other = await aChat();
    expect((await open(id, other.key)).code).toBe(404);
    // By way of their own chat
    expect((await other.open(id)).code).toBe(404);
    expect((await open(id, 'unknown')).code).toBe(401);
    expect((await takeBack(id, other.candidate)).code).toBe(404);
    expect((await other.candidate.get(`${V2}/chats/attachment_file?id=${id}`)).code).toBe(404);
    const counted = await app.db.query('select 1 from document_openings where attachment_id = $1', [
      id,
    ]);
    expect(counted).toEqual([]);
    expect((await candidate.get(`${V2}/chats/fetch_chat?chatId=${chatId}`)).code).toBe(200);
  });

  it('cannot be opened by an employer who had to leave, nor once the candidate has left', async () => {
    const former = await aChat();
    const first = attachmentOf(await former.share());
    await former.leave('employer');
    expect(await former.open(first.id)).toMatchObject({
      code: 403,
      body: { code: 'no_permission' },
    });
    const left = await aChat();
    const second = attachmentOf(await left.share());
    await left.leave('candidate');
    expect((await left.open(second.id)).code).toBe(404);
    expect(await left.takeBack(second.id)).toMatchObject({ code: 403 });
  });

  it('closes 30 days after the chat has ended', async () => {
    const { candidate, share, open, end, messages } = await aChat();
    const { id } = attachmentOf(await share());
    await end();
    app.clock.advance(30 * DAY - HOUR);
    await app.chatDocuments.shared.closeEnded();
    expect((await open(id)).code).toBe(200);
    app.clock.advance(HOUR);
    await app.chatDocuments.shared.closeEnded();
    expect((await open(id)).code).toBe(404);
    expect((await messages())[1]?.attachments[0]?.state).toBe('expired');
    const changes = (await changesOf(candidate)).length;
    await app.chatDocuments.shared.closeEnded();
    expect((await changesOf(candidate)).length).toBe(changes);
  });

  it('closes 30 days after an application ended without success, or after it was shared', async () => {
    const { id: chatId, share, open } = await aChat();
    const before = attachmentOf(await share());
    await app.db.query(
      "update applications set status = 'rejected', updated_at = $2 where id = $1",
      [chatId, instant(app.clock.now())],
    );
    app.clock.advance(20 * DAY);
    const since = attachmentOf(await share());
    app.clock.advance(10 * DAY);
    await app.chatDocuments.shared.closeEnded();
    expect((await open(before.id)).code).toBe(404);
    expect((await open(since.id)).code).toBe(200);
  });
});

describe('a criminal record in a chat', () => {
  it('may be shared in an ongoing application, where the settings name a legal ground', async () => {
    const { id: chatId, candidate, share } = await aChat();
    const record = await candidate.document({ type: 'criminal_record', name: 'Utdrag' }, pdf());
    const documentIds = [record.id];
    expect((await share({}, { documentIds })).code).toBe(200);
    const chats = createChats({
      db: app.db,
      clock: app.clock,
      events: eventsOn(app.db, app.clock),
    });
    const withoutGround = createSharedDocumentService({
      db: app.db,
      clock: app.clock,
      files: app.files,
      documents: app.documents.own,
      criminalRecordLegalGround: null,
      events: eventsOn(app.db, app.clock),
    });
    const member = { role: 'candidate', id: candidate.userId } as const;
    await expect(
      chats.chats.send(
        member,
        chatId,
        { clientId: randomUUID(), text: '' },
        withoutGround.share({ documentIds, openUntil: null }),
      ),
    ).rejects.toMatchObject({ code: 'upload_not_allowed' });
    await app.db.query("update applications set status = 'interested' where id = $1", [chatId]);
    expect((await share({}, { documentIds })).body.code).toBe('conflict');
    expect((await share()).code).toBe(200);
  });
});

describe('a file of an employer', () => {
  it('is uploaded, sent, and opened by both sides', async () => {
    const { candidate, upload, sendFiles, open } = await aChat();
    const uploaded = await upload(pdf(), 'Schema: vecka 20');
    expect(uploaded.body.file).toEqual({
      id: expect.any(String),
      name: 'Schema: vecka 20',
      mediaType: 'application/pdf',
      size: pdf().length,
      expiresAt: instant(app.clock.now() + DAY),
    });
    const clientId = randomUUID();
    const sent = await sendFiles([uploaded.body.file.id], { clientId });
    expect(sent.code).toBe(200);
    // A repeat adds nothing, although the file is no longer unsent
    expect((await sendFiles([uploaded.body.file.id], { clientId })).body).toEqual(sent.body);
    const { id } = attachmentOf(sent);
    const read = await candidate.call('GET', `${V2}/chats/attachment_file?id=${id}`);
    expect(read.headers.get('content-disposition')).toMatch(
      /^inline; filename="Schema- vecka 20.pdf"/,
    );
    expect(read.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await read.arrayBuffer()).equals(pdf())).toBe(true);
    expect((await open(id)).code).toBe(200);
    // Kept for good
    app.clock.advance(2 * DAY);
    await app.files.prune();
    expect((await open(id)).code).toBe(200);
  });

  it('is an image without what the camera wrote into it', async () => {
    const { upload } = await aChat();
    const { body } = await upload(Buffer.from(await aPicture().png().toBuffer()));
    expect(body.file.mediaType).toBe('image/jpeg');
  });

  it('is sent once, in the chat to which it was uploaded', async () => {
    const { upload, sendFiles } = await aChat();
    const other = await aChat();
    const fileIds = [(await upload(pdf())).body.file.id];
    expect((await other.sendFiles(fileIds)).code).toBe(404);
    expect((await sendFiles([...fileIds, 'no-such-file'])).code).toBe(404);
    expect((await sendFiles(fileIds)).code).toBe(200);
    expect((await sendFiles(fileIds)).code).toBe(404);
  });

  it('is deleted after a day when it is not sent', async () => {
    const { upload, sendFiles } = await aChat();
    const { id } = (await upload(pdf())).body.file;
    app.clock.advance(DAY);
    await app.files.prune();
    expect((await sendFiles([id])).code).toBe(404);
  });

  it('is deleted with the chat', async () => {
    const { upload, sendFiles } = await aChat();
    await sendFiles([(await upload(pdf())).body.file.id]);
    const before = app.store.objects.size;
    const { db, files } = app;
    expect(await pruneChats({ db, files }, instant(app.clock.now() + 1))).toBeGreaterThan(0);
    expect(app.store.objects.size).toBeLessThan(before);
  });

  it('is refused to others, in an ended chat, without a name, and above the chat’s quota', async () => {
    const { id, upload, end } = await aChat();
    const other = await aChat();
    expect((await upload(pdf(), 'Schema', other.key)).code).toBe(404);
    expect((await upload(pdf(), 'Schema', 'unknown')).code).toBe(401);
    for (const name of ['', '../../etc/passwd']) {
      expect((await upload(pdf(), name)).body.fields).toEqual({ name: expect.any(String) });
    }
    const { file } = (await upload(pdf())).body;
    await app.db.query('update chat_files set size = $2 where id = $1', [file.id, 100 * 2 ** 20]);
    expect((await upload(pdf())).body.code).toBe('quota_exceeded');
    await end();
    expect((await upload(pdf())).body.code).toBe('chat_ended');
    const kept = await app.db.query('select 1 from chat_files where chat_id = $1', [id]);
    expect(kept).toHaveLength(1);
  });

  const hostile = HOSTILE_PDFS.filter((_, index) => index % 12 === 0);
  it.each([
    ...hostile,
    ['a virus', 'file_infected', () => Buffer.concat([aPdf(), Buffer.from(VIRUS)])] as const,
    ['a web page', 'file_type_refused', () => Buffer.from('<html></html>')] as const,
    ['nothing', 'file_malformed', () => Buffer.alloc(0)] as const,
  ])('is refused when it is %s', async (_name, code, bytes) => {
    const { id, upload } = await aChat();
    expect((await upload(Buffer.from(await bytes()))).body.code).toBe(code);
    expect(await app.db.query('select 1 from chat_files where chat_id = $1', [id])).toEqual([]);
  });
});
