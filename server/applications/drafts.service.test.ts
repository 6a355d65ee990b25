import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_DRAFTS } from '#domain/applications/draft';
import { NOTHING_SHARED } from '#domain/givenReferences/sharedFor';
import type { Job } from '#domain/jobs/job';
import { workRoleById } from '#domain/vocabulary/lookup';
import { eventsOn } from '../composition/testing/eventsOn';
import { createInterviewService, type InterviewService } from '../interviews/interviews.service';
import { saveJob } from '../jobs/jobRows.repository';
import { createOutbox } from '../mail/outbox';
import { readDocumentsOn } from '../sharing/documentView';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type ApplicationService, createApplicationService } from './applications.service';
import { pruneDrafts } from './drafts.repository';
import { createDraftService, type DraftService } from './drafts.service';
import { createReceiptMail, type ReceiptMail } from './receiptMail';
import { aStoredEmployer, aStoredJob, aStoredUser } from './testing/storedFactories';

/** The factory's jobs close on 2026-04-10. */
const NOON = Date.parse('2026-03-20T12:00:00.000Z');
const HOUR = 3_600_000;
let now = NOON;
const clock = { now: () => now };
let db: Database;
let drafts: DraftService;
let receipts: ReceiptMail;
let applications: ApplicationService;
let interviews: InterviewService;
let userId: string;
let job: Job;

beforeAll(async () => {
  db = await createTestDatabase();
  const publicUrl = 'https://vikari.test';
  drafts = createDraftService({
    db,
    clock,
    production: true,
    readDocuments: readDocumentsOn(clock),
  });
  const outbox = createOutbox({ clock, publicUrl });
  receipts = createReceiptMail({ db, clock, outbox, publicUrl });
  interviews = createInterviewService({ db, clock, publicUrl, events: eventsOn(db, clock) });
  applications = createApplicationService({
    db,
    clock,
    production: true,
    interviews,
    events: eventsOn(db, clock),
  });
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
  it('stores what is saved, readable by its candidate only', async () => {
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
      shared: NOTHING_SHARED,
      systems: null,
      passed: ['criminal_record'],
      interviewAt: null,
      unfinished: { contact: {}, answers: {} },
      updatedAt: '2026-03-20T12:00:00.000Z',
    });
    const other = await drafts.find(await aStoredUser(db), job.id);
    expect(other).toMatchObject({ contact: null, answers: {}, updatedAt: null });
    await expect(drafts.find(userId, 'v-none')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('accepts names in lower case (part 3)', async () => {
    const { firstName: firstname, lastName: lastname, ...rest } = contact;
    const lower = { ...rest, firstname, lastname };
    const draft = await drafts.saveContact(userId, { jobId: job.id, contact: lower });
    expect(draft.contact).toEqual(stored);
  });

  it('removes an answer that was emptied', async () => {
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

  it('also saves systems and code in the account', async () => {
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

  it('has one chosen document for each step', async () => {
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

  it('stores unfinished values of a step as they are until the step is finished', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    const { id: jobId } = job;
    await drafts.saveUnfinished(userId, { jobId, contact: { email: 'anna@' } });
    await drafts.saveUnfinished(userId, { jobId, contact: { phone: '07' }, answers: {} });
    const draft = await drafts.saveUnfinished(userId, { jobId, answers: { experience: 'Fe' } });
    expect(draft).toMatchObject({
      contact: stored,
      answers: {},
      unfinished: { contact: { email: 'anna@', phone: '07' }, answers: { experience: 'Fe' } },
    });
    expect(await drafts.find(userId, jobId)).toEqual(draft);
    await expect(apply()).rejects.toMatchObject({
      fields: {
        contact_details: 'validation.step_left',
        questionnaire: 'validation.step_left',
      },
    });
    await drafts.saveContact(userId, { jobId, contact });
    const finished = await drafts.saveAnswers(userId, { jobId, answers });
    expect(finished).toMatchObject({ answers, unfinished: { contact: {}, answers: {} } });
    await expect(
      drafts.saveUnfinished(userId, { jobId, answers: { strange: 'x' } }),
    ).rejects.toMatchObject({ code: 'invalid_request' });
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

  it('reports the conflict when two edits change the same field', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    const [a, b] = [await aReference(1), await aReference(2)];
    await drafts.chooseReferences(userId, { jobId: job.id, referenceIds: [a] });
    const before = await drafts.find(userId, job.id);
    const { id: jobId } = job;
    const edits: [string, () => Promise<unknown>][] = [
      [
        'contact.email',
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
        'contact.email',
        () =>
          drafts.saveUnfinished(userId, {
            jobId,
            contact: { email: 'ny@' },
            base: { contact: { email: 'old@example.com' } },
          }),
      ],
      [
        'answers.experience',
        () =>
          drafts.saveUnfinished(userId, {
            jobId,
            answers: { experience: 'Sex' },
            base: { answers: { experience: '' } },
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

  it('stays unchanged and refuses edits once the job has closed', async () => {
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    await saveJob(db, { ...job, status: 'disabled' });
    const save = drafts.saveAnswers(userId, { jobId: job.id, answers: { experience: 'Nytt' } });
    await expect(save).rejects.toMatchObject({ code: 'job_unavailable' });
    await expect(apply()).rejects.toMatchObject({ code: 'job_unavailable' });
    expect(await drafts.find(userId, job.id)).toMatchObject({ answers });
  });

  it('is refused above the limit of drafts', async () => {
    const begin = async () => {
      const { id: jobId } = await aStoredJob(db);
      await drafts.pass(userId, { jobId, step: 'bankid' });
    };
    for (let count = 0; count < MAX_DRAFTS; count += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'quota_exceeded' });
  });

  it('is deleted when it has not been changed for long', async () => {
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    await pruneDrafts(db, new Date(NOON).toISOString());
    expect((await drafts.find(userId, job.id)).updatedAt).not.toBeNull();
    await pruneDrafts(db, new Date(NOON + 1).toISOString());
    expect((await drafts.find(userId, job.id)).updatedAt).toBeNull();
  });
});

describe('applying from a draft', () => {
  const ALL = ['cv', 'licence', 'references', 'system_knowledge', 'prescriber_code'] as const;

  it('names every unfinished step and stores nothing', async () => {
    job = await aStoredJob(db, { steps: [...ALL, 'criminal_record', 'interview'] });
    const left = [...ALL, 'criminal_record', 'contact_details', 'questionnaire'];
    await expect(apply()).rejects.toMatchObject({
      code: 'application_incomplete',
      fields: Object.fromEntries(left.map((step) => [step, 'validation.step_left'])),
    });
    expect(await applications.findOnJob(userId, job.id)).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('sends the saved answers, shares the chosen documents, and mails one receipt', async () => {
    job = await aStoredJob(db, { employerId: await aStoredEmployer(db), steps: [...ALL] });
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
    // Which of several: profession, employer, and nothing that the employer typed
    expect(mail?.text).toContain(`Uppdrag: ${workRoleById(job.workRole)?.text.sv}`);
    expect(mail?.text).toContain('Arbetsgivare: Exempelvård');
    expect(mail?.text).not.toContain(job.title);
  });

  it('leaves out the answer to a question that was removed', async () => {
    await drafts.saveContact(userId, { jobId: job.id, contact });
    await drafts.saveAnswers(userId, { jobId: job.id, answers });
    const [question] = job.questionnaire;
    if (!question) throw new Error('The job has no question.');
    const changed = { ...question, id: 'another', required: false };
    await saveJob(db, { ...job, questionnaire: [changed] });
    expect((await apply()).answers).toEqual({});
  });

  it('creates one application for two simultaneous requests', async () => {
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

describe('the interview that goes with an application', () => {
  const TIMES = ['2026-03-23T09:00:00.000Z', '2026-03-23T09:30:00.000Z'] as const;
  const choose = (startsAt: string, who = userId) =>
    drafts.chooseInterview(who, { jobId: job.id, startsAt });
  const sendAs = (who: string) =>
    applications.submit(
      { userId: who, idempotencyKey: null },
      { jobId: job.id, kind: 'candidate', contact, answers },
    );
  const booked = () =>
    db.query<{ startsAt: string }>(
      `select starts_at as "startsAt" from interview_bookings where job_id = $1`,
      [job.id],
    );

  beforeEach(async () => {
    const employerId = await aStoredEmployer(db);
    job = await aStoredJob(db, { employerId, steps: ['interview'] });
    await interviews.offer(
      { employerId, keyId: null, idempotencyKey: null },
      { id: job.id, minutes: 30, free: [{ from: TIMES[0], to: '2026-03-23T10:00:00Z' }] },
    );
  });

  it('is booked when the application is sent, not before', async () => {
    expect(await choose('2026-03-23T10:00:00+01:00')).toMatchObject({ interviewAt: TIMES[0] });
    expect(await booked()).toEqual([]);
    await sendAs(userId);
    expect(await booked()).toEqual([{ startsAt: TIMES[0] }]);
    const told = await db.query('select template from mail_outbox where user_id = $1', [userId]);
    expect(told.map(({ template }) => template).sort()).toEqual([
      'application_sent',
      'interview_booked',
    ]);
  });

  it('must be one of the free times', async () => {
    await expect(choose('2026-03-23T08:00:00Z')).rejects.toMatchObject({ code: 'slot_taken' });
    const other = await aStoredUser(db);
    await choose(TIMES[0], other);
    await sendAs(other);
    await expect(choose(TIMES[0])).rejects.toMatchObject({ code: 'slot_taken' });
    const { slots } = await interviews.times(job.id);
    expect(slots.map(({ free }) => free)).toEqual([false, true]);
  });

  it('is given to one of many simultaneous applicants; the others keep their drafts and send without a time', async () => {
    const all = [userId];
    for (let one = 0; one < 7; one += 1) all.push(await aStoredUser(db));
    for (const who of all) await choose(TIMES[1], who);
    const outcomes = await Promise.allSettled(all.map((who) => sendAs(who)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await booked()).toEqual([{ startsAt: TIMES[1] }]);
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      const who = all[index] ?? '';
      expect(outcome.reason).toMatchObject({ code: 'slot_taken' });
      expect(await applications.findOnJob(who, job.id)).toBeNull();
      expect(await drafts.find(who, job.id)).toMatchObject({ interviewAt: TIMES[1] });
      const later = await drafts.pass(who, { jobId: job.id, step: 'interview' });
      expect(later).toMatchObject({ interviewAt: null, passed: ['interview'] });
      await sendAs(who);
    }
    expect(await booked()).toHaveLength(1);
  });
});

describe('the receipt', () => {
  it('can be sent again a limited number of times, to its own candidate only', async () => {
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

  it('is not sent when interest is shown', async () => {
    const call = { userId, idempotencyKey: null };
    const { id } = await applications.submit(call, { jobId: job.id, kind: 'interested' });
    await expect(receipts.sendAgain(userId, id)).rejects.toMatchObject({ code: 'conflict' });
  });
});
