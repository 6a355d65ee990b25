import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredEmployer, aStoredJob } from '../applications/testing/storedFactories';
import { DAY, HOUR } from '../lib/time';
import { unshareDocumentsOfEnded } from '../sharing/unshareEnded';
import { type DocumentsApp, documentsApp, type TestCandidate } from './testing/documentsApp';

const GROUND = 'Lag (2007:171) om registerkontroll';

let app: DocumentsApp;
beforeAll(async () => {
  app = await documentsApp({ config: { criminalRecordLegalGround: GROUND } });
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

/** The mails to a candidate, the oldest first. */
async function mailsTo({ userId }: TestCandidate): Promise<{ subject: string; text: string }[]> {
  return app.db.query(
    `select subject, text_body as text from mail_outbox
     where user_id = $1 and template = 'documents_expire' order by created_at`,
    [userId],
  );
}

const listed = async (by: TestCandidate) =>
  app.documents.own.list(by.userId).then(({ results }) => results);

describe('a criminal record', () => {
  it('may be uploaded where the settings name a legal ground, and is deleted with its file after 30 days', async () => {
    const person = await app.candidate();
    const { body } = await person.get('/api/v2/users/user_documents');
    expect(body.criminalRecordUpload).toEqual({ legalGround: GROUND });
    await person.document({ type: 'criminal_record', name: 'Utdrag' });
    await person.document({ name: 'CV' });
    app.clock.advance(30 * DAY - HOUR);
    expect(await app.documents.retention.removeCriminalRecords()).toBe(0);
    app.clock.advance(HOUR);
    const before = app.store.objects.size;
    expect(await app.documents.retention.removeCriminalRecords()).toBe(1);
    expect(app.store.objects.size).toBe(before - 1);
    expect((await listed(person)).map(({ type }) => type)).toEqual(['cv']);
  });
});

describe('sharing', () => {
  it.each([
    ['rejected', true],
    ['not_accepted', true],
    ['not_interested', true],
    ['expired', true],
    ['employed', false],
    ['candidate', false],
  ])('ends 30 days after an application was %s: %s', async (status, ends) => {
    const person = await app.candidate();
    const { id: documentId } = await person.document();
    const job = await aStoredJob(app.db, { employerId: await aStoredEmployer(app.db) });
    const applicationId = `${status}-${person.userId.slice(0, 8)}`;
    await app.db.query(
      `insert into applications (id, uid, job_id, status, updated_at)
       values ($1, $2, $3, 'candidate', $4)`,
      [applicationId, person.userId, job.id, new Date(app.clock.now())],
    );
    await app.sharing.share(person.userId, { applicationId, documentIds: [documentId] });
    await app.db.query('update applications set status = $2 where id = $1', [
      applicationId,
      status,
    ]);
    const shares = async () => (await listed(person)).flatMap(({ sharedWith }) => sharedWith);
    app.clock.advance(30 * DAY - HOUR);
    await unshareDocumentsOfEnded(app.db, app.clock);
    expect(await shares()).toHaveLength(1);
    app.clock.advance(HOUR);
    expect(await unshareDocumentsOfEnded(app.db, app.clock)).toBe(ends ? 1 : 0);
    expect(await shares()).toHaveLength(ends ? 0 : 1);
    expect(await listed(person)).toHaveLength(1);
  });
});

describe('a reminder', () => {
  const dayIn = (days: number) => new Date(app.clock.now() + days * DAY).toISOString().slice(0, 10);
  const remind = () => app.documents.retention.remind();

  it('is sent 60, 30 and 7 days before, once each, and not after', async () => {
    const person = await app.candidate();
    const validTo = dayIn(61);
    await person.document({ type: 'cpr_certificate', name: 'Hemligt namn', validTo });
    const mails: number[] = [];
    for (let day = 0; day < 64; day += 1) {
      await remind();
      await remind();
      mails.push((await mailsTo(person)).length);
      app.clock.advance(DAY);
    }
    expect(mails.indexOf(1)).toBe(1);
    expect(mails.indexOf(2)).toBe(31);
    expect(mails.indexOf(3)).toBe(54);
    expect(mails.at(-1)).toBe(3);
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain(`HLR-intyg: gäller till och med ${validTo}`);
    expect(mail?.text).toContain('/account?page=documents');
    expect(mail?.text).not.toContain('Hemligt namn');
  });

  it('is one mail for all that expire', async () => {
    const person = await app.candidate();
    await person.document({ validTo: dayIn(61) });
    await person.document({ type: 'other', name: 'Annat', validTo: dayIn(61) });
    app.clock.advance(DAY);
    await remind();
    expect(await mailsTo(person)).toMatchObject([
      { subject: 'Några av dina handlingar går snart ut' },
    ]);
  });

  it('is not sent for a day that was just entered, but for the day that replaces it', async () => {
    const person = await app.candidate();
    const { id: documentId } = await person.document({ validTo: dayIn(40) });
    await remind();
    expect(await mailsTo(person)).toEqual([]);
    await app.documents.own.update(person.userId, { documentId, validTo: dayIn(100) });
    app.clock.advance(40 * DAY);
    await remind();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('is not doubled by two nodes', async () => {
    const person = await app.candidate();
    await person.document({ validTo: dayIn(61) });
    app.clock.advance(DAY);
    await Promise.all([remind(), remind()]);
    expect(await mailsTo(person)).toHaveLength(1);
  });
});
