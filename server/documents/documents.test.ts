import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { magicByteInspector } from '../files/testing/magicBytes';
import { HOUR, instant } from '../lib/time';
import { aPdf, type DocumentsApp, documentsApp, type TestCandidate } from './testing/documentsApp';

const V2 = '/api/v2/users';
const SUBMIT = `${V2}/submit_user_document`;

let app: DocumentsApp;
let anna: TestCandidate;
let bodil: TestCandidate;
/** What another tab does while a file with the text "taken" is looked through. */
let taken = async (): Promise<void> => undefined;

beforeAll(async () => {
  app = await documentsApp({
    inspector: {
      ...magicByteInspector,
      async inspect(bytes, allowed) {
        if (Buffer.from(bytes).includes('virus')) throw new ApiError('file_infected', 'A virus.');
        if (Buffer.from(bytes).includes('taken')) {
          await taken();
          throw new ApiError('file_type_refused', 'Half of a file is of no kind.');
        }
        return magicByteInspector.inspect(bytes, allowed);
      },
    },
  });
  anna = await app.candidate();
  bodil = await app.candidate();
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const file = (by: TestCandidate, id: string, more = '') =>
  by.call('GET', `${V2}/user_document_file?id=${id}${more}`);
const listed = async (by: TestCandidate) => (await by.get(`${V2}/user_documents`)).body.results;

describe('a document', () => {
  it('is made of an upload, listed, and opened again', async () => {
    const person = await app.candidate();
    const bytes = aPdf('mitt cv');
    const document = await person.document({ name: 'Mitt CV', validTo: '2026-04-01' }, bytes);
    expect(document).toEqual({
      id: expect.any(String),
      type: 'cv',
      name: 'Mitt CV',
      mediaType: 'application/pdf',
      size: bytes.length,
      issuedOn: null,
      validTo: '2026-04-01',
      noEndDate: false,
      uploadedAt: instant(app.clock.now()),
      expiry: 'soon',
      sharedWith: [],
      sharedInChats: [],
      openings: 0,
    });
    expect(await listed(person)).toEqual([document]);
    const opened = await file(person, document.id);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="Mitt CV.pdf"; filename*=UTF-8''Mitt%20CV.pdf`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true);
    const saved = await file(person, document.id, '&download=1');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    const { body } = await person.get(`${V2}/user_document_openings?documentId=${document.id}`);
    expect(body.results).toHaveLength(2);
    expect(body.results[0]).toMatchObject({ by: 'owner', employerName: null });
  });

  it('replaces the upload: neither it nor its objects are left', async () => {
    const person = await app.candidate();
    const before = app.store.objects.size;
    await person.document();
    expect(app.store.objects.size).toBe(before + 1);
    expect(await app.db.query('select 1 from uploads where user_id = $1', [person.userId])).toEqual(
      [],
    );
  });

  it('writes the change for other tabs in the same transaction', async () => {
    const { id } = await anna.document();
    const changes = await app.db.query(
      `select 1 from change_log where scope = $1 and type = 'documents' and entity_id = $2`,
      [`user:${anna.userId}`, id],
    );
    expect(changes).toHaveLength(1);
  });

  it('is made once when it is submitted twice with one key', async () => {
    const person = await app.candidate();
    const uploadId = await person.upload(aPdf());
    const request = { uploadId, type: 'cv', name: 'CV' };
    const before = app.store.objects.size;
    const key = { 'idempotency-key': 'submit-1' };
    const both = await Promise.all([1, 2].map(() => person.post(SUBMIT, request, key)));
    const later = await person.post(SUBMIT, request, key);
    expect(both[0]?.code).toBe(200);
    expect(both[1]).toEqual(both[0]);
    expect(later).toEqual(both[0]);
    expect(await listed(person)).toHaveLength(1);
    expect(app.store.objects.size).toBe(before);
    const again = await person.post(SUBMIT, request, { 'idempotency-key': 'submit-2' });
    expect([again.code, again.body.code]).toEqual([404, 'upload_not_found']);
  });

  it('is made once by two tabs without a key', async () => {
    const person = await app.candidate();
    const uploadId = await person.upload(aPdf());
    const request = { uploadId, type: 'cv', name: 'CV' };
    const both = await Promise.all([1, 2].map(() => person.post(SUBMIT, request)));
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 404]);
    expect(await listed(person)).toHaveLength(1);
  });

  it('is not refused for its type when another tab uses the upload while it is read', async () => {
    const person = await app.candidate();
    const uploadId = await person.upload(aPdf('taken'));
    taken = () => app.documents.uploads.remove(person.userId, uploadId);
    const late = await person.post(SUBMIT, { uploadId, type: 'cv', name: 'CV' });
    expect([late.code, late.body.code]).toEqual([404, 'upload_not_found']);
  });

  it('is not made of half an upload', async () => {
    const person = await app.candidate();
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10' };
    const made = await person.call('POST', `${V2}/uploads`, { headers });
    const uploadId = made.headers.get('location')?.split('/').at(-1);
    const refused = await person.post(SUBMIT, { uploadId, type: 'cv', name: 'CV' });
    expect([refused.code, refused.body.code]).toEqual([409, 'upload_incomplete']);
  });

  it.each([
    ['a text', Buffer.from('hej'), 'cv', 415, 'file_type_refused'],
    ['a photo where a PDF must be', Buffer.of(0xff, 0xd8, 0xff, 1), 'cv', 415, 'file_type_refused'],
    ['a virus', aPdf('virus'), 'cv', 422, 'file_infected'],
    ['a criminal record', aPdf(), 'criminal_record', 403, 'upload_not_allowed'],
  ])('is not made of %s', async (_what, bytes, type, status, code) => {
    const person = await app.candidate();
    const uploadId = await person.upload(bytes);
    const refused = await person.post(SUBMIT, { uploadId, type, name: 'Intyg' });
    expect([refused.code, refused.body.code]).toEqual([status, code]);
    expect(await listed(person)).toEqual([]);
    const left = await app.db.query('select 1 from uploads where user_id = $1', [person.userId]);
    // It does not keep its slot
    expect(left).toEqual([]);
  });

  it('is a photo of an ID card too', async () => {
    const person = await app.candidate();
    const photo = Buffer.of(0xff, 0xd8, 0xff, 1, 2, 3);
    const document = await person.document({ type: 'id_card', name: 'Körkort' }, photo);
    expect(document.mediaType).toBe('image/jpeg');
    const opened = await file(person, document.id);
    expect(opened.headers.get('content-disposition')).toContain('K%C3%B6rkort.jpg');
  });

  it.each([
    ['../../etc/passwd', 'validation.unfit_characters'],
    ['C:\\cv.pdf', 'validation.unfit_characters'],
    ['cv\u202efdp.exe', 'validation.unfit_characters'],
    ['cv\u0000.pdf', 'validation.unfit_characters'],
    ['cv\r\nSet-Cookie: a=b', 'validation.unfit_characters'],
    ['..', 'validation.unfit_characters'],
    ['\u200b', 'validation.required'],
    ['x'.repeat(121), 'validation.too_long'],
  ])('is not called %j', async (name, message) => {
    const request = { uploadId: 'a'.repeat(43), type: 'cv', name };
    const { code, body } = await anna.post(SUBMIT, request);
    expect([code, body.fields]).toEqual([400, { name: message }]);
  });

  it('neither ends before it begins nor is issued tomorrow', async () => {
    const { id } = await anna.document({ issuedOn: '2026-03-01' });
    const update = async (changes: object) =>
      (await anna.post(`${V2}/update_user_document`, { documentId: id, ...changes })).body;
    expect((await update({ validTo: '2026-02-28' })).fields).toEqual({
      validTo: 'validation.from_after_to',
    });
    expect((await update({ issuedOn: '2026-03-03' })).fields).toEqual({
      issuedOn: 'validation.future_date',
    });
    expect((await update({ name: 'Nytt', validTo: '2027-01-01' })).document).toMatchObject({
      name: 'Nytt',
      issuedOn: '2026-03-01',
      validTo: '2027-01-01',
      expiry: 'valid',
    });
    expect((await update({ validTo: null })).document).toMatchObject({
      name: 'Nytt',
      validTo: null,
    });
  });

  it('has no end when its owner says so, and a day or none but never both', async () => {
    const person = await app.candidate();
    const { id } = await person.document({ type: 'hosp_licence' });
    const update = async (changes: object) =>
      (await person.post(`${V2}/update_user_document`, { documentId: id, ...changes })).body;
    // As every older row: nobody has said
    expect(await listed(person)).toMatchObject([{ noEndDate: false, expiry: 'unknown' }]);
    expect((await update({ validTo: '2027-01-01', noEndDate: true })).fields).toEqual({
      noEndDate: 'validation.no_end_and_day',
    });
    expect((await update({ noEndDate: true })).document).toMatchObject({
      validTo: null,
      noEndDate: true,
      expiry: 'none',
    });
    expect((await update({ name: 'Legitimation' })).document).toMatchObject({ expiry: 'none' });
    expect((await update({ validTo: '2027-01-01' })).document).toMatchObject({
      validTo: '2027-01-01',
      noEndDate: false,
      expiry: 'valid',
    });
    expect((await update({ noEndDate: true })).document).toMatchObject({ validTo: null });
    expect((await update({ noEndDate: false })).document).toMatchObject({ expiry: 'unknown' });
  });

  it('is not changed over what another tab has said since: its last day stays', async () => {
    const person = await app.candidate();
    const { id, name } = await person.document({ type: 'hosp_licence' });
    const update = async (changes: object) =>
      (await person.post(`${V2}/update_user_document`, { documentId: id, ...changes })).body;
    const base = { name, issuedOn: null, validTo: null, noEndDate: false };
    await update({ validTo: '2027-01-01', noEndDate: false, base });
    // The stale tab, also where it names only that there is no end
    for (const validTo of [{ validTo: null }, {}]) {
      expect(await update({ ...validTo, noEndDate: true, base })).toMatchObject({
        code: 'edit_conflict',
        fields: { validTo: 'validation.edit_conflict' },
        current: { id, validTo: '2027-01-01', noEndDate: false },
      });
    }
    expect(await listed(person)).toMatchObject([{ validTo: '2027-01-01', expiry: 'valid' }]);
    // The same again, as after a lost answer, is no conflict; nor is what they know of by now
    expect((await update({ validTo: '2027-01-01', base })).document).toMatchObject({ id });
    const seen = { ...base, validTo: '2027-01-01' };
    expect((await update({ noEndDate: true, validTo: null, base: seen })).document).toMatchObject({
      expiry: 'none',
    });
  });

  it('keeps what is said of its end from the start, and believes a day that an older program adds', async () => {
    const person = await app.candidate();
    const made = { type: 'ivo_licence', name: 'Bevis', noEndDate: true } as const;
    const { id, ...document } = await person.document(made);
    expect(document).toMatchObject({ noEndDate: true, expiry: 'none' });
    await app.db.query("update user_documents set valid_to = '2026-03-01' where id = $1", [id]);
    expect(await listed(person)).toMatchObject([{ expiry: 'expired' }]);
  });

  it('is replaced by one of its own type, and the old file goes', async () => {
    const person = await app.candidate();
    const { id } = await person.document({ type: 'cpr_certificate', name: 'Gammalt' });
    const before = app.store.objects.size;
    const bytes = aPdf('nytt');
    const replaced = await person.document(
      { type: 'cpr_certificate', name: 'Nytt', replaces: id },
      bytes,
    );
    expect(replaced).toMatchObject({ id, name: 'Nytt', size: bytes.length });
    expect(await listed(person)).toHaveLength(1);
    expect(app.store.objects.size).toBe(before);
    expect(Buffer.from(await (await file(person, id)).arrayBuffer()).equals(bytes)).toBe(true);
    const uploadId = await person.upload(aPdf());
    const other = await person.post(SUBMIT, { uploadId, type: 'cv', name: 'CV', replaces: id });
    expect([other.code, other.body.fields]).toEqual([400, { type: 'validation.unknown_value' }]);
  });

  it('is deleted with its file', async () => {
    const person = await app.candidate();
    const before = app.store.objects.size;
    const { id } = await person.document();
    const gone = await person.post(`${V2}/delete_user_document`, { documentId: id });
    expect(gone).toEqual({ code: 200, body: { status: 0 } });
    expect(app.store.objects.size).toBe(before);
    expect((await file(person, id)).status).toBe(404);
    app.clock.advance(HOUR);
    expect(await app.files.sweep()).toBe(0);
  });

  it('is one of 40 at most', async () => {
    const person = await app.candidate();
    const { id } = await person.document();
    await app.db.query(
      `with copies as (
         insert into files (id, user_id, master_key_id, wrapped_key, created_at)
         select 'copy-' || n, $1, 'test', '', now() from generate_series(1, 39) as n returning id
       )
       insert into user_documents
         (id, user_id, file_id, type, name, media_type, size, uploaded_at)
       select id, $1, id, 'other', 'Kopia', 'application/pdf', 1, now() from copies`,
      [person.userId],
    );
    const uploadId = await person.upload(aPdf());
    const refused = await person.post(SUBMIT, { uploadId, type: 'cv', name: 'CV' });
    expect([refused.code, refused.body.code]).toEqual([413, 'quota_exceeded']);
    const replaced = await person.post(SUBMIT, { uploadId, type: 'cv', name: 'CV', replaces: id });
    expect(replaced.code).toBe(200);
  });

  it('is not half answered when its file was tampered with', async () => {
    const person = await app.candidate();
    const known = new Set(app.store.objects.keys());
    const { id } = await person.document();
    for (const [name, object] of app.store.objects) {
      if (!known.has(name)) object.writeUInt8((object[30] ?? 0) ^ 1, 30);
    }
    const opened = await file(person, id);
    expect(opened.status).toBe(500);
    expect(opened.headers.get('content-type')).toMatch(/json/);
  });
});

describe('another’s document', () => {
  it('is not found by other candidates', async () => {
    const { id } = await anna.document();
    const uploadId = await bodil.upload(aPdf());
    const theirs = await anna.upload(aPdf());
    const answers = [
      await bodil.get(`${V2}/user_document_file?id=${id}`),
      await bodil.get(`${V2}/user_document_openings?documentId=${id}`),
      await bodil.post(`${V2}/update_user_document`, { documentId: id, name: 'Mitt' }),
      await bodil.post(`${V2}/delete_user_document`, { documentId: id }),
      await bodil.post(SUBMIT, { uploadId, type: 'cv', name: 'CV', replaces: id }),
      await bodil.post(SUBMIT, { uploadId: theirs, type: 'cv', name: 'CV' }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await listed(anna)).some((one: { id: string }) => one.id === id)).toBe(true);
  });
});

describe('sharing', () => {
  const KEY = 'key-of-sharing-employer';
  const OTHER = 'key-of-another-employer';
  let person: TestCandidate;
  let documentId: string;
  let applicationId: string;

  const asEmployer = (path: string, key = KEY) =>
    fetch(`${app.url}/api/integration/applications/${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
  const share = (by: TestCandidate, verb = 'update', ids = [documentId]) =>
    by.post(`/api/portal/${verb}_candidate_documents`, { applicationId, documentIds: ids });

  beforeAll(async () => {
    person = await app.candidate();
    const employerId = await aStoredEmployer(app.db, KEY);
    await aStoredEmployer(app.db, OTHER);
    const job = await aStoredJob(app.db, { employerId });
    applicationId = `application-${person.userId.slice(0, 8)}`;
    await app.db.query(
      `insert into applications (id, uid, job_id, status) values ($1, $2, $3, 'candidate')`,
      [applicationId, person.userId, job.id],
    );
    documentId = (await person.document({ name: 'Delat CV' })).id;
  });

  it('opens a document to the employer of the application only', async () => {
    const query = `document_file?applicationId=${applicationId}&documentId=${documentId}`;
    expect((await asEmployer(query)).status).toBe(404);
    const { body } = await share(person);
    expect(body.results).toMatchObject([
      {
        id: documentId,
        sharedWith: [
          { applicationId, jobTitle: expect.any(String), workplace: expect.stringMatching(/./) },
        ],
      },
    ]);
    const list = await (await asEmployer(`documents?applicationId=${applicationId}`)).json();
    expect(list.results).toMatchObject([{ id: documentId, name: 'Delat CV', type: 'cv' }]);
    const opened = await asEmployer(query);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await opened.arrayBuffer()).equals(aPdf())).toBe(true);
    for (const path of [query, `documents?applicationId=${applicationId}`]) {
      expect((await asEmployer(path, OTHER)).status).toBe(404);
      expect((await asEmployer(path, 'unknown')).status).toBe(401);
    }
  });

  it('shows the candidate who opened it', async () => {
    const [document] = await listed(person);
    expect(document.openings).toBe(1);
    const { body } = await person.get(`${V2}/user_document_openings?documentId=${documentId}`);
    expect(body.results).toEqual([
      {
        at: expect.any(String),
        by: 'employer',
        employerName: 'Exempelvård',
        jobTitle: expect.any(String),
        attachmentId: null,
      },
    ]);
  });

  it('writes into the audit log who saw what there is, and who opened it', async () => {
    const before = await app.audit.entriesOf(app.db, person.userId);
    await asEmployer(`documents?applicationId=${applicationId}`);
    await asEmployer(`document_file?applicationId=${applicationId}&documentId=${documentId}`);
    await asEmployer(
      `document_file?applicationId=${applicationId}&documentId=${documentId}`,
      OTHER,
    );
    await file(person, documentId);
    const after = await app.audit.entriesOf(app.db, person.userId);
    const [listed_, opened, own, ...more] = after.slice(before.length);
    expect(more).toEqual([]);
    expect(listed_).toMatchObject({ event: 'shared_documents_listed', detail: '1' });
    expect(opened).toMatchObject({
      event: 'document_opened',
      actor: listed_?.actor,
      subject: listed_?.subject,
      detail: null,
    });
    expect(own).toMatchObject({ event: 'document_opened', actor: opened?.subject, subject: null });
    const text = JSON.stringify(after);
    for (const id of [person.userId, documentId, applicationId]) expect(text).not.toContain(id);
  });

  it('cannot be changed by others', async () => {
    const own = (await bodil.document()).id;
    for (const verb of ['update', 'delete']) {
      expect((await share(bodil, verb)).code).toBe(404);
      expect((await share(bodil, verb, [own])).code).toBe(404);
    }
    expect((await share(person, 'update', [own])).code).toBe(404);
  });

  it('continues with the document that replaces it', async () => {
    await person.document({ name: 'Nytt CV', replaces: documentId }, aPdf('nytt'));
    const list = await (await asEmployer(`documents?applicationId=${applicationId}`)).json();
    expect(list.results).toMatchObject([{ id: documentId, name: 'Nytt CV' }]);
  });

  it('is taken back at once', async () => {
    expect((await share(person, 'delete')).body.results).toEqual([]);
    const list = await (await asEmployer(`documents?applicationId=${applicationId}`)).json();
    expect(list.results).toEqual([]);
  });

  it.each(['sent', 'interested', 'rejected', 'expired', 'not_interested'])(
    'is not begun with an application that is %s',
    async (status) => {
      await app.db.query('update applications set status = $2 where id = $1', [
        applicationId,
        status,
      ]);
      const refused = await share(person);
      expect([refused.code, refused.body.code]).toEqual([409, 'conflict']);
    },
  );
});

describe('a criminal record', () => {
  it('is noted as shown, once for its key', async () => {
    const person = await app.candidate();
    const request = { shownOn: '2026-03-01', shownTo: 'Eva Ek' };
    const key = { 'idempotency-key': 'shown-1' };
    const first = await person.post(`${V2}/record_shown_criminal_record`, request, key);
    const again = await person.post(`${V2}/record_shown_criminal_record`, request, key);
    expect(again).toEqual(first);
    const { body } = await person.get(`${V2}/user_documents`);
    expect(body).toMatchObject({
      shownCriminalRecords: [{ ...request, id: first.body.record.id }],
      criminalRecordUpload: null,
    });
    const future = { shownOn: '2027-01-01', shownTo: 'Eva Ek' };
    const refused = await person.post(`${V2}/record_shown_criminal_record`, future);
    expect(refused.body.fields).toEqual({ shownOn: 'validation.future_date' });
  });
});
