import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aStoredJob } from '../applications/testing/storedFactories';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, HOUR, instant, MINUTE } from '../lib/time';
import { createMailChannel } from '../mail/mailChannel';
import { createOutboxWorker } from '../outbox/worker';
import { createQuarantine } from '../quarantine/quarantine';
import { createRenewAlertMail } from './renewAlertMail';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;

const ASKED = {
  email: 'ny@example.com',
  query: 'roles=sjukskoterska',
  frequency: 'instant',
  language: 'sv',
};

async function ask(changes: Partial<typeof ASKED> = {}) {
  const answer = await sendRaw(app, {
    method: 'POST',
    url: '/api/portal/misc/job-alert',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...ASKED, ...changes }),
  });
  return { http: answer.statusCode, ...answer.json() };
}

async function post(url: string, fields: Record<string, string> = {}) {
  const answer = await sendRaw(app, {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, to: answer.headers.location, body: answer.body };
}

interface Mail {
  to: string;
  template: string;
  subject: string;
  text: string;
  pauseUrl: string | null;
}
const mails = (template = '%') =>
  db.query<Mail>(
    `select recipient as "to", template, subject, text_body as text, pause_url as "pauseUrl"
     from mail_outbox where template like $1 order by created_at, subject`,
    [template],
  );
const alerts = () =>
  db.query(
    `select query, frequency, confirmed_at is not null as confirmed, paused_at is not null as paused
     from mail_alerts order by query`,
  );
const tokenIn = (mail: Mail | undefined, name: string): string =>
  new RegExp(`${name}=([\\w.-]+)`, 'u').exec(mail?.text ?? '')?.[1] ?? '';
const press = (query: string) => post(`/bevakning/lank?${query}&language=sv`);

const unread = server.services.gauges.find(({ name }) => name === 'vikari_change_log_unread');

/** Rounds of the timer, with the changes of jobs read in between. */
async function rounds(): Promise<void> {
  for (const wait of [0, 4 * MINUTE]) {
    clock.advance(wait);
    await expect.poll(() => unread?.read(), { interval: 5 }).toBe(0);
    await server.services.timers.alerts?.[1]();
  }
}

async function confirmed(changes: Partial<typeof ASKED> = {}): Promise<void> {
  await ask(changes);
  const [mail] = (await mails('alert_confirm')).slice(-1);
  await press(`token=${tokenIn(mail, 'token')}`);
  await rounds();
}

beforeAll(() => app.ready());
beforeEach(async () => {
  await db.query('delete from mail_alerts');
  await db.query('delete from mail_outbox');
  await db.query('delete from jobs');
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

it('is confirmed by the link in a mail without any text of the user’s, and sends nothing before', async () => {
  expect(await ask({ query: 'roles=sjukskoterska&q=dumbom' })).toEqual({ http: 200, status: 0 });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'ny@example.com', template: 'alert_confirm' });
  expect(mail?.text).toContain('Sjuksköterska');
  expect(mail?.text).not.toContain('dumbom');
  await aStoredJob(db, { closesOn: '2026-04-10' });
  await rounds();
  expect(await mails('job_alert')).toEqual([]);
  expect((await press(`token=${tokenIn(mail, 'token')}`)).to).toBe('/bevakning?result=confirmed');
  expect(await alerts()).toMatchObject([{ confirmed: true, paused: false }]);
});

it('answers the same for an address that is known, with the frequency that its owner confirms', async () => {
  await confirmed();
  const again = await ask({ email: 'NY@example.com', frequency: 'weekly' });
  expect(again).toEqual({ http: 200, status: 0 });
  expect(await alerts()).toMatchObject([{ frequency: 'instant' }]);
  const [, mail] = await mails('alert_confirm');
  await press(`token=${tokenIn(mail, 'token')}`);
  expect(await alerts()).toMatchObject([{ frequency: 'weekly' }]);
});

it('reports a new job with its facts and reasons, then its changes', async () => {
  await confirmed();
  const rate = (min: number) => ({ min, max: min + 20, basis: 'consultant_invoice' }) as const;
  const job = { id: 'v-1', title: 'Natt på IVA', closesOn: '2026-04-10', hourlyRate: rate(480) };
  await aStoredJob(db, job);
  await rounds();
  await aStoredJob(db, { ...job, hourlyRate: rate(520) });
  clock.advance(2 * HOUR);
  await rounds();
  const [first, second, ...others] = await mails('job_alert');
  expect(others).toEqual([]);
  expect(first?.text).toContain(
    'Natt på IVA\nNy\nNorrlands universitetssjukhus, Umeå\n480–500 kr/h',
  );
  expect(first?.text).toContain('http://vikari.test/jobb/');
  expect(second?.text).toContain('Ersättningen höjd från 480–500 till 520–540 kr/h');
});

it('reports an older job that a change brought into the search', async () => {
  const rate = (min: number) => ({ min, max: min, basis: 'consultant_invoice' }) as const;
  const job = { id: 'v-1', closesOn: '2026-04-10', hourlyRate: rate(480) };
  await aStoredJob(db, job);
  await rounds();
  await confirmed({ query: 'min-hourly-rate=520' });
  await aStoredJob(db, { ...job, title: 'Bara en annan rubrik' });
  await rounds();
  expect(await mails('job_alert')).toEqual([]);
  await aStoredJob(db, { ...job, hourlyRate: rate(520) });
  await rounds();
  expect((await mails('job_alert')).map(({ text }) => /^Ny$/mu.test(text))).toEqual([true]);
});

it('leaves out a job that closed before the mail was sent, and reports it when it opens again', async () => {
  await confirmed();
  const job = { id: 'v-1', title: 'Den första', closesOn: '2026-04-10' };
  const left = { ...job, id: 'v-2', title: 'Den andra' };
  const sent: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => void sent.push(text) };
  const renewals = { job_alert: createRenewAlertMail({ db, clock }) };
  const channel = createMailChannel({ db, clock, mailer, renewals });
  const quarantine = createQuarantine({ db, clock, onError: () => undefined });
  const delivery = createOutboxWorker({ db, clock, channel, quarantine, onError: () => undefined });
  await delivery.workNow();
  for (const one of [job, left]) await aStoredJob(db, one);
  await rounds();
  await aStoredJob(db, { ...job, status: 'disabled' });
  await delivery.workNow();
  expect(sent.at(-1)).toContain('Den andra');
  expect(sent.at(-1)).not.toContain('Den första');
  await aStoredJob(db, job);
  clock.advance(2 * HOUR);
  await rounds();
  await aStoredJob(db, { ...job, status: 'disabled' });
  await delivery.workNow();
  expect(sent).toHaveLength(2);
  await aStoredJob(db, job);
  clock.advance(2 * HOUR);
  await rounds();
  await delivery.workNow();
  expect(sent.at(-1)).toContain('Den första\nNy\n');
});

it('is paused by a mail program’s one click, changed and ended by links', async () => {
  await confirmed();
  await aStoredJob(db, { closesOn: '2026-04-10' });
  await rounds();
  const [mail] = await mails('job_alert');
  const { pathname, search } = new URL(mail?.pauseUrl ?? '');
  expect(await post(pathname + search)).toMatchObject({ status: 200, body: 'paused' });
  await aStoredJob(db, { closesOn: '2026-04-10' });
  clock.advance(2 * HOUR);
  await rounds();
  expect(await mails('job_alert')).toHaveLength(1);
  const manage = tokenIn(mail, 'manage');
  expect((await press(`manage=${manage}&act=weekly`)).to).toContain('result=changed');
  expect(await alerts()).toMatchObject([{ frequency: 'weekly', paused: false }]);
  expect((await press(`manage=${manage}&act=leave`)).to).toBe('/bevakning?result=left');
  for (const table of ['mail_alerts', 'alert_known', 'alert_notified', 'alert_notices']) {
    expect(await db.query(`select 1 from ${table}`), table).toEqual([]);
  }
  expect((await press(`manage=${manage}&act=pause`)).to).toContain('result=invalid_link');
  expect((await press('manage=abc&act=pause')).to).toContain('result=invalid_link');
});

it('works as a form without a script, and is refused without a search', async () => {
  const form = { ...ASKED, email: ' ny@example.com ', frequency: 'daily' };
  const sent = await post('/job-alerts', form);
  expect(sent.to).toBe('/job-alerts?roles=sjukskoterska&result=sent');
  const wrong = await post('/bevakning', { ...form, email: 'x' });
  expect(wrong.to).toBe('/bevakning?roles=sjukskoterska&result=invalid_email');
  expect(await ask({ query: 'eligible=yes' })).toMatchObject({
    http: 400,
    fields: { query: 'validation.required' },
  });
  expect(await alerts()).toMatchObject([{ frequency: 'daily', confirmed: false }]);
});

it('limits an address to three mails a day, which reserve nothing, and ten confirmed alerts', async () => {
  for (let at = 0; at < 12; at += 1) {
    expect((await ask({ query: `min-hourly-rate=${510 + at * 10}` })).http).toBe(200);
    clock.advance(20_000);
  }
  expect(await mails('alert_confirm')).toHaveLength(3);
  expect(await alerts()).toHaveLength(3);
  for (let at = 0; at < 12; at += 1) {
    clock.advance(DAY);
    await ask({ query: `min-hourly-rate=${510 + at * 10}` });
    await db.query('update mail_alerts set confirmed_at = asked_at');
  }
  expect(await alerts()).toHaveLength(10);
});

it('is deleted after a day without confirmation, and a year after it was paused', async () => {
  await ask();
  await confirmed({ query: 'roles=lakare' });
  await db.query('update mail_alerts set paused_at = $1 where confirmed_at is not null', [
    instant(clock.now()),
  ]);
  clock.advance(DAY + HOUR);
  await server.services.timers['old alerts']?.[1]();
  expect(await alerts()).toMatchObject([{ query: 'roles=lakare' }]);
  clock.advance(366 * DAY);
  await server.services.timers['old alerts']?.[1]();
  expect(await alerts()).toEqual([]);
});
