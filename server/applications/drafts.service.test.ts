import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_DRAFTS } from '#domain/applications/draft';
import type { Job } from '#domain/jobs/job';
import { saveJob } from '../jobs/jobRows.repository';
import { createOutbox } from '../mail/outbox';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type ApplicationService, createApplicationService } from './applications.service';
import { pruneDrafts } from './drafts.repository';
import { createDraftService, type DraftService } from './drafts.service';
import { createReceiptMail, type ReceiptMail } from './receiptMail';
import { aStoredJob, aStoredUser } from './testing/storedFactories';

/** The factory's jobs close on 2026-04-10. */
const NOON = Date.parse('2026-03-20T12:00:00.000Z');
const HOUR = 3_600_000;
let now = NOON;
const clock = { now: () => now };
let db: Database;
let drafts: DraftService;
let receipts: ReceiptMail;
let applications: ApplicationService;
let userId: string;
let job: Job;

beforeAll(async () => {
  db = await createTestDatabase();
  const publicUrl = 'https://vikari.test';
  drafts = createDraftService({ db, clock, production: true });
  receipts = createReceiptMail({
    db,
    clock,
    outbox: createOutbox({ clock, publicUrl }),
    publicUrl,
  });
  applications = createApplicationService({ db, clock, production: true, receipts });
});
afterAll(() => db.close());
beforeEach(async () => {
  now = NOON;
  userId = await aStoredUser(db);
  job = await aStoredJob(db);
});

const contact = {
  firstName: ' Anna ',
  lastName: 'Berg',
  email: 'anna@example.com',
  phone: '070-174 06 05',
};
const stored = { ...contact, firstName: 'Anna', phone: '+46701740605' };
const answers = { experience: 'Fem år.' };
const apply = (key: string | null = null) =>
  applications.submit({ userId, idempotencyKey: key }, { jobId: job.id, kind: 'candidate' });

async function aDocument(type: string, owner = userId): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into files (id, user_id, master_key_id, wrapped_key, created_at)
     values ($1, $2, 'key', '', $3)`,
    [id, owner, new Date(now).toISOString()],
  );
  await db.query(
    `insert into user_documents (id, user_id, file_id, type, name, media_type, size, uploaded_at)
     values ($1, $2, $1, $3, 'Namn', 'application/pdf', 1, $4)`,
    [id, owner, type, new Date(now).toISOString()],
  );
  return id;
}

async function aReference(latestJob: 1 | 2, owner = userId): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into user_references (id, user_id, workplace, name, phone, email, is_manager,
       latest_job, may_contact, created_at, updated_at)
     values ($1, $2, 'Ort', 'Chef', '+46701740605', 'chef@example.com', true, $3, true, $4, $4)`,
    [id, owner, latestJob, new Date(now).toISOString()],
  );
  return id;
}

async function mails(): Promise<{ text: string }[]> {
  return db.query<{ text: string }>(
    `select text_body as text from mail_outbox
     where user_id = $1 and template = 'application_sent'`,
    [userId],
  );
}

describe('a draft', () => {
  it('keeps what is saved, for its candidate alone', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    await drafts.pass(userId, { jobId: job.id, step: 'criminal_record' });
    const draft = await drafts.find(userId, job.id);
    expect(draft).toEqual({
      jobId: job.id,
      contact: stored,
      answers,
      documents: [],
      references: null,
      systems: null,
      passed: ['criminal_record'],
      updatedAt: '2026-03-20T12:00:00.000Z',
    });
    const other = await drafts.find(await aStoredUser(db), job.id);
    expect(other).toMatchObject({ contact: null, answers: {}, updatedAt: null });
    await expect(drafts.find(userId, 'v-none')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes names in lower case (part 3)', async () => {
    const { firstName: firstname, lastName: lastname, ...rest } = contact;
    const lower = { ...rest, firstname, lastname };
    const draft = await drafts.saveContact(userId, { jobId: job.id, contact: lower });
    expect(draft.contact).toEqual(stored);
  });

  it('takes an answer away that was emptied', async () => {
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    const draft = await drafts.saveAnswers(userId, { jobId: job.id, answers: { experience: '' } });
    expect(draft.answers).toEqual({});
  });

  it('refuses an answer to a question that the job does not have', async () => {
    const save = drafts.saveAnswers(userId, { jobId: job.id, answers: { strange: 'x' } });
    await expect(save).rejects.toMatchObject({
      code: 'invalid_request',
      fields: { 'answers.strange': 'validation.unknown_question' },
    });
  });

  it('saves systems and code in the account too', async () => {
    await drafts.saveSystems(userId, { jobId: job.id, systems: ['takecare'], base: [] });
    await drafts.pass(userId, { jobId: job.id, step: 'prescriber_code' });
    const draft = await drafts.savePrescriberCode(userId, {
      jobId: job.id,
      prescriberCode: '1234567',
      base: null,
    });
    expect(draft).toMatchObject({ systems: ['takecare'], passed: [] });
    const [row] = await db.query('select systems, prescriber_code from users where id = $1', [
      userId,
    ]);
    expect(row).toEqual({ systems: ['takecare'], prescriber_code: '1234567' });
  });

  it('has one chosen document a step', async () => {
    const [one, two] = [await aDocument('hosp_licence'), await aDocument('ivo_licence')];
    const cv = await aDocument('cv');
    job = await aStoredJob(db, { steps: ['licence', 'cv'] });
    const choose = (documentIds: string[]) =>
      drafts.chooseDocuments(userId, { jobId: job.id, documentIds });
    await choose([one]);
    await choose([cv]);
    expect((await choose([two])).map(({ id }) => id).sort()).toEqual([cv, two].sort());
    const left = await drafts.leaveDocuments(userId, { jobId: job.id, documentIds: [cv] });
    expect(left.map(({ id }) => id)).toEqual([two]);
  });

  it("has no document and no reference of another's", async () => {
    const other = await aStoredUser(db);
    const choose = drafts.chooseDocuments(userId, {
      jobId: job.id,
      documentIds: [await aDocument('cv', other)],
    });
    await expect(choose).rejects.toMatchObject({ code: 'not_found' });
    const refer = drafts.chooseReferences(userId, {
      jobId: job.id,
      referenceIds: [await aReference(1, other)],
    });
    await expect(refer).rejects.toMatchObject({ code: 'not_found' });
  });

  it('says where an edit meets another one', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    const [a, b] = [await aReference(1), await aReference(2)];
    await drafts.chooseReferences(userId, { jobId: job.id, referenceIds: [a] });
    const before = await drafts.find(userId, job.id);
    const { id: jobId } = job;
    const edits: [string, () => Promise<unknown>][] = [
      [
        'email',
        () =>
          drafts.saveContact(userId, {
            jobId,
            contact: { ...contact, email: 'ny@example.com' },
            base: { email: 'old@example.com' },
          }),
      ],
      [
        'answers.experience',
        () =>
          drafts.saveAnswers(userId, {
            jobId,
            answers: { experience: 'Sex år.' },
            base: { experience: '' },
          }),
      ],
      [
        'referenceIds',
        () => drafts.chooseReferences(userId, { jobId, referenceIds: [a, b], base: [b] }),
      ],
      [
        'systems',
        () => drafts.saveSystems(userId, { jobId, systems: ['cosmic'], base: ['takecare'] }),
      ],
    ];
    for (const [field, edit] of edits) {
      await expect(edit()).rejects.toMatchObject({
        code: 'edit_conflict',
        fields: { [field]: 'validation.edit_conflict' },
        extra: { current: before },
      });
    }
    expect(await drafts.find(userId, jobId)).toEqual(before);
  });

  it('stays as it is when the job has closed, and takes no more', async () => {
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    await saveJob(db, { ...job, status: 'disabled' });
    const save = drafts.saveAnswers(userId, { jobId: job.id, answers: { experience: 'Nytt' } });
    await expect(save).rejects.toMatchObject({ code: 'job_unavailable' });
    await expect(apply()).rejects.toMatchObject({ code: 'job_unavailable' });
    expect(await drafts.find(userId, job.id)).toMatchObject({ answers });
  });

  it('is one of so many', async () => {
    const begin = async () => {
      const { id: jobId } = await aStoredJob(db);
      await drafts.pass(userId, { jobId, step: 'bankid' });
    };
    for (let count = 0; count < MAX_DRAFTS; count += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'quota_exceeded' });
  });

  it('goes when nobody has changed it', async () => {
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    await pruneDrafts(db, new Date(NOON).toISOString());
    expect((await drafts.find(userId, job.id)).updatedAt).not.toBeNull();
    await pruneDrafts(db, new Date(NOON + 1).toISOString());
    expect((await drafts.find(userId, job.id)).updatedAt).toBeNull();
  });
});

describe('applying from a draft', () => {
  const ALL = ['cv', 'licence', 'references', 'system_knowledge', 'prescriber_code'] as const;

  it('names every step that is left, and stores nothing', async () => {
    job = await aStoredJob(db, { steps: [...ALL, 'criminal_record', 'interview'] });
    const left = [...ALL, 'criminal_record', 'contact_details', 'questionnaire'];
    await expect(apply()).rejects.toMatchObject({
      code: 'application_incomplete',
      fields: Object.fromEntries(left.map((step) => [step, 'validation.step_left'])),
    });
    expect(await applications.findOnJob(userId, job.id)).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('sends what was saved, shares what was chosen, and mails one receipt', async () => {
    job = await aStoredJob(db, { steps: [...ALL] });
    const jobId = job.id;
    const [cv, licence] = [await aDocument('cv'), await aDocument('hosp_licence')];
    await aDocument('id_card');
    const references = [await aReference(1), await aReference(2)];
    await drafts.saveContact(userId, { jobId, contact });
    await drafts.saveAnswers(userId, { jobId, answers });
    await drafts.chooseDocuments(userId, { jobId, documentIds: [cv] });
    await drafts.saveSystems(userId, { jobId, systems: ['takecare'] });
    await drafts.savePrescriberCode(userId, { jobId, prescriberCode: '1234567' });

    const sent = await apply('one-key');
    expect(await apply('one-key')).toEqual(sent);
    await expect(apply('another-key')).rejects.toMatchObject({ code: 'already_submitted' });
    expect(sent).toMatchObject({ status: 'candidate', answers });
    const [row] = await db.query(
      `select contact, reference_ids, systems, prescriber_code from applications where id = $1`,
      [sent.id],
    );
    expect(row).toEqual({
      contact: stored,
      reference_ids: references,
      systems: ['takecare'],
      prescriber_code: '1234567',
    });
    const shared = await db.query<{ id: string }>(
      'select document_id as id from document_shares where application_id = $1',
      [sent.id],
    );
    expect(shared.map(({ id }) => id).sort()).toEqual([cv, licence].sort());
    expect((await drafts.find(userId, jobId)).updatedAt).toBeNull();
    await expect(drafts.saveAnswers(userId, { jobId, answers })).rejects.toMatchObject({
      code: 'already_submitted',
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(sent.id.slice(0, 8).toUpperCase());
    expect(mail?.text).toContain('2026-03-20');
  });

  it('leaves out an answer to a question that is gone', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    const [question] = job.questionnaire;
    if (!question) throw new Error('The job has no question.');
    const changed = { ...question, id: 'another', required: false };
    await saveJob(db, { ...job, questionnaire: [changed] });
    expect((await apply()).answers).toEqual({});
  });

  it('makes one application of two that are sent at once', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    const outcomes = await Promise.allSettled([apply(), apply()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'already_submitted' },
    });
    expect(await mails()).toHaveLength(1);
  });
});

describe('the receipt', () => {
  it('is sent again a few times, to its own candidate', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    const { id } = await apply();
    const again = () => receipts.sendAgain(userId, id);
    await expect(receipts.sendAgain(await aStoredUser(db), id)).rejects.toMatchObject({
      code: 'not_found',
    });
    for (let count = 1; count < 5; count += 1) await again();
    await expect(again()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await mails()).toHaveLength(5);
    now += HOUR + 1;
    await again();
    expect(await mails()).toHaveLength(6);
  });

  it('is not sent for mere interest', async () => {
    const call = { userId, idempotencyKey: null };
    const { id } = await applications.submit(call, { jobId: job.id, kind: 'interested' });
    await expect(receipts.sendAgain(userId, id)).rejects.toMatchObject({ code: 'conflict' });
  });
});
