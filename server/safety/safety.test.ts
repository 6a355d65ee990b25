import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredInvitation, aStoredJob } from '../applications/testing/storedFactories';
import { createAuditLog } from '../audit/auditLog';
import { eventsOn } from '../composition/testing/eventsOn';
import { createMasterKeys, type MasterKeys, newMasterKey } from '../files/masterKeys';
import { rotateFileKeys } from '../files/rotateKeys';
import { type Credentials, createParties, type Parties, VISITOR } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { issueLoginToken } from '../identity/loginTokens.repository';
import { createSessions } from '../identity/sessions.service';
import { settableClock } from '../identity/testing/settableClock';
import { hashToken, randomToken } from '../lib/tokens';
import { TEST_SERVER_KEYS, testConfig } from '../testing/testConfig';
import { KEYED_REPORTS } from './keyedReports';
import { createOperatorService } from './operator.service';
import { createReportSeal } from './reportSeal';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
const audit = createAuditLog({ db, clock, keys: TEST_SERVER_KEYS });

let anna: Parties;
let bodil: Parties;
beforeAll(async () => {
  anna = await createParties(server, clock, 'Annasa');
  bodil = await createParties(server, clock, 'Bodilsa');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

async function call(method: 'GET' | 'POST', url: string, headers: Credentials, body?: object) {
  const answer = await sendRaw(app, {
    method,
    url: `/api/${url}`,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return { ...answer.json(), http: answer.statusCode };
}
const message = (text = 'Hej') => ({ clientId: randomUUID(), text, senderName: 'Rut' });
const write = ({ employer, applicationId }: Parties, text?: string) =>
  call('POST', `integration/chats/${applicationId}/messages`, employer, message(text));
const block = ({ candidate, employerId }: Parties, path = 'block_employer') =>
  call('POST', `v2/chats/${path}`, candidate, { employerId });

describe('a blocked employer', () => {
  it('can no longer write to the candidate, nor tell of anything by an invitation', async () => {
    const { candidate, employer, applicationId, employerId, userId } = anna;
    const wanted = await aStoredJob(db, { employerId });
    const found = async (): Promise<string[]> => {
      const path = `integration/candidates?jobId=${wanted.id}`;
      const { results } = await call('GET', path, employer);
      return results.map(({ candidate: id }: { candidate: string }) => id);
    };
    await db.query(
      `insert into users (id, email, first_name, last_name, profession, visibility,
       bankid_issuer, bankid_subject)
       select 'crowd-' || n, 'crowd-' || n || '@example.com', 'Anna', 'Berg', $1, 'offers',
       'test', 'crowd-' || n
       from generate_series(1, 6) as n`,
      [wanted.workRole],
    );
    await db.query(`update users set visibility = 'offers', profession = $2 where id = $1`, [
      userId,
      wanted.workRole,
    ]);
    await call('POST', 'v2/users/save_job_preferences', candidate, {
      workRoles: [wanted.workRole],
    });
    const before = await found();
    expect(before).toHaveLength(7);

    expect(await block(anna)).toMatchObject({ status: 0, block: { employerId } });
    expect((await block(anna)).http).toBe(200);
    expect((await write(anna)).code).toBe('chat_ended');
    const chatEnded = true;
    const applications = await call('GET', 'portal/fetch_applications', candidate);
    expect(applications.results).toContainEqual(
      expect.objectContaining({ id: applicationId, chatEnded }),
    );
    const cardOf = `portal/first_day?applicationId=${applicationId}`;
    expect((await call('GET', cardOf, candidate)).firstDay).toMatchObject({ chatEnded });
    // As a chat that the candidate has left
    const left = { ended: { by: 'candidate', reason: 'left' } };
    const path = `integration/chats/${applicationId}`;
    expect((await call('GET', path, employer)).chat).toMatchObject(left);
    const { results } = await call('GET', `${path}/messages`, employer);
    expect(results.at(-1).event).toMatchObject({ type: 'ended', ...left.ended });
    expect((await call('GET', 'integration/chats', employer)).results).toMatchObject([left]);
    // She is in the list as before: who leaves it would have blocked the employer
    expect(await found()).toEqual(before);
    const looks = () => db.query('select looks from profile_views where user_id = $1', [userId]);
    expect(await looks()).toEqual([{ looks: 1 }]);
    for (const one of before) {
      const asked = { jobId: wanted.id, candidate: one };
      const invited = await call('POST', 'integration/candidates/invite', employer, asked);
      expect(invited).toMatchObject({ status: 0, invitation: { jobId: wanted.id } });
    }
    const told = await db.query<{ uid: string }>('select uid from applications where job_id = $1', [
      wanted.id,
    ]);
    expect(told).toHaveLength(6);
    expect(told.map(({ uid }) => uid)).not.toContain(userId);
    await db.query(`delete from users where id like 'crowd-%'`);
    const { chat } = await call('GET', `v2/chats/fetch_chat?chatId=${applicationId}`, candidate);
    expect(chat).toMatchObject({
      activeUsers: [userId],
      ended: { by: 'candidate', reason: 'blocked' },
      lastMessage: { event: { type: 'ended', by: 'candidate', reason: 'blocked' } },
    });
    const blocked = await call('GET', 'v2/chats/blocked_employers', candidate);
    expect(blocked.results).toEqual([
      { employerId, employerName: 'Exempelvård', blockedAt: expect.any(String) },
    ]);
    // Nobody else is blocked
    expect((await write(bodil)).status).toBe(0);
    expect((await call('GET', 'v2/chats/blocked_employers', bodil.candidate)).results).toEqual([]);
  });

  it('is sent nothing before the block is lifted, and nothing is written', async () => {
    const { candidate, employerId, email, userId } = anna;
    const another = await aStoredJob(db, { employerId });
    const whole = {
      jobId: another.id,
      kind: 'candidate',
      contact: { firstName: 'Anna', lastName: 'Berg', email, phone: '070-174 06 05' },
      answers: { experience: 'Fem år.' },
    };
    const interest = { jobId: another.id, kind: 'interested' };
    const written = () =>
      db.query('select 1 from applications where uid = $1 and job_id = $2', [userId, another.id]);
    const key = { ...candidate, 'idempotency-key': randomUUID() };
    for (const request of [interest, whole]) {
      const refused = await call('POST', 'portal/submitCandidate', candidate, request);
      expect(refused).toMatchObject({ http: 409, code: 'employer_blocked' });
    }
    expect((await call('POST', 'portal/submitCandidate', key, whole)).code).toBe(
      'employer_blocked',
    );
    expect(await written()).toEqual([]);
    const asked = `portal/checkExistingCandidate?jobId=${another.id}`;
    const theBlock = { employerId, employerName: 'Exempelvård', blockedAt: expect.any(String) };
    expect(await call('GET', asked, candidate)).toMatchObject({
      exists: false,
      blockedEmployer: theBlock,
    });
    expect((await call('GET', asked, bodil.candidate)).blockedEmployer).toBeNull();

    await block(anna, 'unblock_employer');
    expect((await call('GET', asked, candidate)).blockedEmployer).toBeNull();
    // The refused press is made again
    const { application } = await call('POST', 'portal/submitCandidate', key, whole);
    const { senderName: _, ...own } = message();
    const first = { chatId: application.id, ...own };
    expect((await call('POST', 'v2/chats/send_message', candidate, first)).status).toBe(0);
    // What has ended does not open again, nor is she told of what was sent meanwhile
    expect((await write(anna)).code).toBe('chat_ended');
    await server.runTimers();
    const invited = `select 1 from applications where uid = $1 and status = 'sent'`;
    expect(await db.query(invited, [userId])).toHaveLength(1);
  });

  it('gets no interest in its invitation of before, and a decline', async () => {
    const dora = await createParties(server, clock, 'Dorasa');
    const { id: jobId } = await aStoredJob(db, { employerId: dora.employerId });
    const at = new Date(clock.now()).toISOString();
    const id = await aStoredInvitation(db, { uid: dora.userId, jobId, message: null, at });
    await block(dora);
    const reply = (how: string) =>
      call('POST', 'portal/reply_invitation', dora.candidate, {
        id,
        reply: how,
        ...(how === 'interested' && { answers: { nights: 'yes' } }),
      });
    expect(await reply('interested')).toMatchObject({ http: 409, code: 'employer_blocked' });
    const read = await call('GET', `portal/fetch_invitation?id=${id}`, dora.candidate);
    expect(read.invitation).toMatchObject({
      state: 'unanswered',
      blockedEmployer: { employerId: dora.employerId },
    });
    expect((await reply('not_interested')).invitation).toMatchObject({ state: 'declined' });
  });

  it('is one that exists', async () => {
    const unknown = { ...bodil, employerId: 'ingen' };
    expect((await block(unknown)).code).toBe('not_found');
    expect((await block(unknown, 'unblock_employer')).status).toBe(0);
  });

  it('adds no message after the end of the chat when it is sent at the same time', async () => {
    const cecilia = await createParties(server, clock, 'Cecilisa');
    const sent = Array.from({ length: 6 }, () => write(cecilia));
    const [blocked, ...answers] = await Promise.all([block(cecilia), ...sent]);
    expect(blocked.status).toBe(0);
    const thread = await call(
      'GET',
      `v2/chats/fetch_messages?chatId=${cecilia.applicationId}&pageLength=100`,
      cecilia.candidate,
    );
    expect(thread.results.at(-1).event).toMatchObject({ type: 'ended' });
    expect(answers.filter(({ status }) => status === 0).length).toBe(
      thread.results.filter((one: { sender: string }) => one.sender === 'employer').length,
    );
  });
});

describe('a report', () => {
  const keys = createMasterKeys(testConfig().files.masterKeys ?? []);
  const operatorWith = (master: MasterKeys) =>
    createOperatorService({
      db,
      clock,
      audit,
      seal: createReportSeal(master),
      events: eventsOn(db, clock),
    });
  const operator = operatorWith(keys);
  const ownReports = async ({ candidate }: Parties) =>
    (await call('GET', 'v2/chats/reports', candidate)).results;
  const report = (of: Parties, by = of.candidate, key: string = randomUUID()) =>
    call(
      'POST',
      'v2/chats/report_chat',
      { ...by, 'idempotency-key': key },
      { chatId: of.applicationId, reason: 'harassment', text: 'Han hotar mig.' },
    );
  const reportJob = (jobId: string, by: Credentials) =>
    call('POST', 'portal/public/report_job', by, {
      jobId,
      reason: 'fraud',
      text: 'De vill ha pengar.',
      contact: ' besokare@example.com ',
    });
  const mailsTo = (recipient: string) =>
    db.query<{ text: string }>(
      `select text_body as text from mail_outbox
       where recipient = $1 and template = 'report_answered'`,
      [recipient],
    );

  it('keeps the conversation sealed, also when chat and account are gone', async () => {
    const dagny = await createParties(server, clock, 'Dagnysa');
    await write(dagny, 'Du får jobbet om du kommer hem till mig.');
    expect((await report(bodil, dagny.candidate)).code).toBe('not_found');
    const once = randomUUID();
    const { report: made } = await report(dagny, dagny.candidate, once);
    expect((await report(dagny, dagny.candidate, once)).report).toEqual(made);
    expect(await ownReports(dagny)).toEqual([made]);
    expect(await ownReports(bodil)).toEqual([]);
    const [row] = await db.query('select * from reports where id = $1', [made.id]);
    expect(JSON.stringify(row)).not.toContain('hem till mig');

    await call('POST', 'v2/users/delete_account', dagny.candidate, { confirmation: dagny.email });
    expect(await db.query('select 1 from chats where id = $1', [dagny.applicationId])).toEqual([]);
    const newKeys = createMasterKeys([
      newMasterKey('2026-03-02'),
      ...(testConfig().files.masterKeys ?? []),
    ]);
    await rotateFileKeys(db, newKeys, [KEYED_REPORTS]);
    await expect(operator.show(made.id)).rejects.toThrow(/master key/);
    const { report: kept, content } = await operatorWith(newKeys).show(made.id);
    expect(kept).toMatchObject({ uid: null, email: null, employerId: dagny.employerId });
    expect(content).toMatchObject({ text: 'Han hotar mig.', employer: 'Exempelvård' });
    expect(JSON.stringify(content)).toContain('hem till mig');
  });

  it('of a job may come from visitors, and is answered by mail', async () => {
    expect((await reportJob('v-nothing', VISITOR)).code).toBe('not_found');
    expect(await reportJob(anna.jobId, VISITOR)).toMatchObject({ status: 0 });
    expect(await reportJob(anna.jobId, bodil.candidate)).toMatchObject({ status: 0 });
    const ofJobs = (await operator.list(false)).filter(({ kind }) => kind === 'job');
    const [visitors, own] = [null, bodil.userId].map((uid) =>
      ofJobs.find((one) => one.uid === uid),
    );
    // Who is signed in is answered at the account's address: no other one is kept
    const kept = await db.query('select uid, contact from reports where job_id = $1', [anna.jobId]);
    expect(kept).toEqual(
      expect.arrayContaining([
        { uid: null, contact: 'besokare@example.com' },
        { uid: bodil.userId, contact: null },
      ]),
    );
    for (const id of [visitors?.id, own?.id])
      await operator.answer(id ?? '', ' Tack, vi har tagit bort den. ');
    await expect(operator.answer(own?.id ?? '', 'Igen')).rejects.toThrow(/was answered/);
    for (const to of ['besokare@example.com', bodil.email]) {
      const mails = await mailsTo(to);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Tack, vi har tagit bort den.');
    }
    expect(await ownReports(bodil)).toMatchObject([
      { kind: 'job', reason: 'fraud', answer: 'Tack, vi har tagit bort den.' },
    ]);
    expect((await operator.list(false)).map(({ id }) => id)).not.toContain(own?.id);
    expect((await operator.list(true)).map(({ id }) => id)).toContain(own?.id);
    const [{ contact } = { contact: '' }] = await db.query<{ contact: string | null }>(
      'select contact from reports where id = $1',
      [visitors?.id],
    );
    expect(contact).toBeNull();
  });

  it('may end in a suspended key, which is refused at once', async () => {
    const [{ id } = { id: '' }] = await db.query<{ id: string }>(
      'select id from integration_keys where employer_id = $1',
      [bodil.employerId],
    );
    const list = () => call('GET', 'integration/chats', bodil.employer);
    expect((await list()).status).toBe(0);
    await operator.suspendKey(id);
    expect((await list()).code).toBe('invalid_api_key');
    await expect(operator.suspendKey(id)).rejects.toThrow(/suspended already/);
    await operator.restore(id);
    expect((await list()).status).toBe(0);
    await expect(operator.restore(id)).rejects.toThrow(/no suspended key/);
  });

  it('may end in a suspended account, whose sessions end and which cannot sign in', async () => {
    const editha = await createParties(server, clock, 'Edithsa');
    const sessions = createSessions(db, clock);
    const me = async (headers: Credentials) =>
      (await call('GET', 'v2/session/me', headers)).profile?.userId ?? null;
    expect(await me(editha.candidate)).toBe(editha.userId);
    expect(await operator.suspendAccount(editha.userId)).toBe(1);
    await expect.poll(() => me(editha.candidate)).toBeNull();
    // A sign-in that had begun: its session is no good, on any node
    const cookie = await sessions.start(db, editha.userId);
    expect(await sessions.read(cookie)).toBeNull();
    const browser = randomToken();
    const token = await issueLoginToken(
      db,
      {
        userId: editha.userId,
        browserHash: hashToken(browser),
        byBankid: true,
        proves: true,
        shared: false,
      },
      clock.now(),
    );
    const signIn = () =>
      call(
        'POST',
        'v2/session/sign_in',
        { ...VISITOR, cookie: `vikari_bankid_1=${browser}` },
        { login_token: token },
      );
    expect(await signIn()).toMatchObject({ http: 403, code: 'account_suspended' });
    await expect(operator.suspendAccount(editha.userId)).rejects.toThrow(/suspended already/);
    await operator.restore(editha.userId);
    expect((await signIn()).http).toBe(200);
    await expect(operator.restore(editha.userId)).rejects.toThrow(/no suspended account/);
  });

  it('leaves each act of the operator in the audit log', async () => {
    const acts = await db.query<{ event: string }>(
      "select distinct event from audit_log where actor = 'operator' order by event",
    );
    expect(acts.map(({ event }) => event)).toEqual([
      'account_restored',
      'account_suspended',
      'key_restored',
      'key_suspended',
      'report_answered',
      'report_read',
      'reports_listed',
    ]);
  });
});
