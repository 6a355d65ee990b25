import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/applications/status';
import { HOLDABLE_STATUSES } from '#domain/applications/transitions';
import type { DocumentType } from '#domain/candidates/documents';
import { createApplicationService } from '../applications/applications.service';
import {
  createDocumentRequestService,
  type DocumentRequestService,
} from '../applications/documentRequests.service';
import { createEmployerApplicationService } from '../applications/employerApplications.service';
import {
  aStoredApplication,
  aStoredEmployer,
  aStoredJob,
} from '../applications/testing/storedFactories';
import { eventsOn } from '../composition/testing/eventsOn';
import { DAY, instant, MINUTE } from '../lib/time';
import { createOutbox } from '../mail/outbox';
import { aPdf, type DocumentsApp, documentsApp, type TestCandidate } from './testing/documentsApp';

const SHARE = '/api/portal/update_candidate_documents';
const UNSHARE = '/api/portal/delete_candidate_documents';
const PUBLIC_URL = 'http://localhost:3000';

let app: DocumentsApp;
let requests: DocumentRequestService;
let employerId: string;
beforeAll(async () => {
  app = await documentsApp();
  const { db, clock, audit } = app;
  employerId = await aStoredEmployer(db);
  const outbox = createOutbox({ clock, publicUrl: PUBLIC_URL });
  const more = { outbox, publicUrl: PUBLIC_URL, criminalRecords: false };
  requests = createDocumentRequestService({
    db,
    clock,
    audit,
    ...more,
    events: eventsOn(db, clock),
  });
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const day = (ahead = 7) => instant(app.clock.now() + ahead * DAY).slice(0, 10);
const employer = (as = employerId, idempotencyKey: string | null = null) => ({
  employerId: as,
  keyId: null,
  idempotencyKey,
});

/** Somebody with an application in a status. */
async function anApplicant(status: ApplicationStatus = 'qualified') {
  const person = await app.candidate();
  const { id: jobId } = await aStoredJob(app.db, { employerId });
  const service = createApplicationService({
    db: app.db,
    clock: app.clock,
    production: true,
    events: eventsOn(app.db, app.clock),
  });
  const call = { userId: person.userId, idempotencyKey: null };
  const { id } = await service.submit(call, { jobId, kind: 'interested' });
  await app.db.query('update applications set status = $2 where id = $1', [id, status]);
  return { person, id, jobId, read: async () => (await service.list(person.userId)).results[0] };
}
const ask = (id: string, types: DocumentType[] = ['cv', 'id_card']) =>
  requests.ask(employer(), { id, types, message: 'Vi behöver dem snart.', dueOn: day() });
const share = (person: TestCandidate, applicationId: string, ...documentIds: string[]) =>
  person.post(SHARE, { applicationId, documentIds });

describe('asking for documents', () => {
  it.each(HOLDABLE_STATUSES)('makes a %s application wait until all are there', async (status) => {
    const { person, id, read } = await anApplicant(status);
    app.clock.advance(MINUTE);
    const asked = await ask(id);
    const documentRequest = {
      types: ['cv', 'id_card'],
      missing: ['cv', 'id_card'],
      message: 'Vi behöver dem snart.',
      dueOn: day(),
      askedAt: instant(app.clock.now()),
    };
    expect(asked).toMatchObject({ status: 'pending', pendingFrom: status, documentRequest });
    expect(await read()).toMatchObject({ documentRequest, waitsFor: ['documents'] });
    const [cv, card] = [await person.document(), await person.document({ type: 'id_card' })];
    expect((await read())?.status).toBe('pending');
    await share(person, id, cv.id);
    expect(await read()).toMatchObject({
      status: 'pending',
      documentRequest: { missing: ['id_card'] },
    });
    await share(person, id, card.id);
    expect(await read()).toMatchObject({
      status,
      pendingFrom: null,
      documentRequest: null,
      waitsFor: [],
    });
    expect((await read())?.history.at(-1)).toMatchObject({ status, by: 'candidate' });
    // Sharing once more, or taking back, moves nothing
    await share(person, id, card.id);
    await person.post(UNSHARE, { applicationId: id, documentIds: [card.id] });
    expect((await read())?.status).toBe(status);
  });

  it('proceeds when its two documents are shared in two tabs simultaneously', async () => {
    const { person, id, read } = await anApplicant();
    const [cv, card] = [await person.document(), await person.document({ type: 'id_card' })];
    await ask(id);
    const shares = await Promise.all([share(person, id, cv.id), share(person, id, card.id)]);
    expect(shares.map(({ code }) => code)).toEqual([200, 200]);
    expect((await read())?.status).toBe('qualified');
  });

  it('accepts a replaced document or one shared again, not what was shared before', async () => {
    const { person, id, read } = await anApplicant();
    const cv = await person.document();
    await share(person, id, cv.id);
    app.clock.advance(MINUTE);
    await ask(id, ['cv']);
    expect(await read()).toMatchObject({ status: 'pending', documentRequest: { missing: ['cv'] } });
    await person.document({ replaces: cv.id }, aPdf('nyare'));
    expect(await read()).toMatchObject({ status: 'qualified', documentRequest: null });
    app.clock.advance(MINUTE);
    await ask(id, ['cv']);
    await share(person, id, cv.id);
    expect(await read()).toMatchObject({ status: 'qualified', documentRequest: null });
  });

  it.each<ApplicationStatus>(['interested', 'sent', 'rejected', 'employed'])(
    'is refused for one that is %s',
    async (status) => {
      const { id } = await anApplicant(status);
      const code = status === 'sent' ? 'not_found' : 'illegal_transition';
      await expect(ask(id)).rejects.toMatchObject({ code });
    },
  );

  it('is refused twice, for another’s application, and for what cannot be given', async () => {
    const { id } = await anApplicant();
    const other = await aStoredEmployer(app.db);
    const request = { id, types: ['cv' as const], dueOn: day() };
    for (const call of [
      () => requests.ask(employer(other), request),
      () => requests.takeBack(employer(other), { id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'not_found' });
    }
    const refusal = async (changes: object) =>
      Promise.resolve()
        .then(() => requests.ask(employer(), { ...request, ...changes }))
        .catch(({ fields }) => fields);
    expect(await refusal({ dueOn: day(-1) })).toEqual({ dueOn: 'validation.past_date' });
    expect(await refusal({ dueOn: day(366) })).toEqual({ dueOn: 'validation.date' });
    expect(await refusal({ types: ['criminal_record'] })).toEqual({
      types: 'validation.unknown_value',
    });
    await ask(id);
    await expect(ask(id)).rejects.toMatchObject({ code: 'illegal_transition' });
  });

  it('is done once by five calls at once', async () => {
    const { id } = await anApplicant();
    const calls = await Promise.allSettled([1, 2, 3, 4, 5].map(() => ask(id)));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('taking the request back', () => {
  it('makes an application wait five times a day, by either call', async () => {
    const { id } = await anApplicant();
    for (let time = 0; time < 5; time += 1) {
      app.clock.advance(MINUTE);
      await ask(id);
      await requests.takeBack(employer(), { id });
    }
    const refused = { code: 'rate_limited', extra: { retryAfter: (DAY - 4 * MINUTE) / 1000 } };
    await expect(ask(id)).rejects.toMatchObject(refused);
    const moves = createEmployerApplicationService({
      db: app.db,
      clock: app.clock,
      events: eventsOn(app.db, app.clock),
    });
    const hold = () => moves.move(employer(), { id, status: 'pending' });
    await expect(hold()).rejects.toMatchObject(refused);
    app.clock.advance(DAY);
    await hold();
  });

  it('sends a candidate three mails a day about all that an employer asks for', async () => {
    const { person, id } = await anApplicant();
    await ask(id);
    for (let count = 0; count < 4; count += 1) {
      const { id: jobId } = await aStoredJob(app.db, { employerId });
      const other = await aStoredApplication(app.db, {
        uid: person.userId,
        jobId,
        at: instant(app.clock.now()),
      });
      await ask(other);
    }
    const mails = `select 1 from mail_outbox where user_id = $1 and template = 'documents_asked'`;
    expect(await app.db.query(mails, [person.userId])).toHaveLength(3);
  });

  it('restores the application’s status; a new request sends at most one mail a day', async () => {
    const { person, id, jobId, read } = await anApplicant('presented');
    const mails = () =>
      app.db.query<{ text: string }>(
        'select text_body as text from mail_outbox where user_id = $1',
        [person.userId],
      );
    await ask(id);
    await requests.takeBack(employer(employerId, 'press'), { id });
    await requests.takeBack(employer(employerId, 'press'), { id });
    expect(await read()).toMatchObject({ status: 'presented', documentRequest: null });
    await expect(requests.takeBack(employer(), { id })).rejects.toMatchObject({
      code: 'illegal_transition',
    });
    await ask(id);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/candidate/documents?job=${jobId}`);
    expect(mail?.text).not.toContain('Vi behöver dem snart.');
    await requests.takeBack(employer(), { id });
    app.clock.advance(DAY + MINUTE);
    await ask(id);
    expect(await mails()).toHaveLength(2);
  });

  it('is over once the application has ended', async () => {
    const { person, id } = await anApplicant();
    await ask(id);
    const service = createApplicationService({
      db: app.db,
      clock: app.clock,
      production: true,
      events: eventsOn(app.db, app.clock),
    });
    await service.withdraw({ userId: person.userId, idempotencyKey: null }, id);
    expect(
      await app.db.query('select 1 from document_requests where application_id = $1', [id]),
    ).toEqual([]);
  });
});
