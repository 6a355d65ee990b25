import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApplicationStatus } from '#domain/applications/status';
import type { Job } from '#domain/jobs/job';
import { buildApp } from '../app';
import { insertApplication } from '../applications/applications.repository';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { settableClock } from '../identity/testing/settableClock';
import { saveBooking } from '../interviews/interviews.repository';
import { createJobRepository } from '../jobs/jobs.repository';
import { instant } from '../lib/time';
import { createOutbox } from '../mail/outbox';
import { calendarFeedRoute } from '../portal/planning.routes';
import { type Database, json } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { testConfig } from '../testing/testConfig';
import { type CalendarAddressService, createCalendarAddresses } from './calendarAddresses.service';
import { createPlanService, type PlanService } from './plan.service';

const clock = settableClock();
const NOW = instant(clock.now());
const PUBLIC_URL = 'https://vikari.example';
const SHIFTS = [
  { day: '2026-03-28', from: '21:00', to: '07:00' },
  { day: '2026-06-08', from: '07:00', to: '16:00' },
];

let db: Database;
let plans: PlanService;
/** The addresses of one node, and of another that shares its database. */
let addresses: CalendarAddressService;
let elsewhere: CalendarAddressService;
let app: FastifyInstance;
let audited: string[];

beforeAll(async () => {
  db = await createTestDatabase();
  plans = createPlanService({ db, clock, jobs: createJobRepository(db) });
  const audit = {
    record: async (_tx: unknown, { event }: { event: string }) => void audited.push(event),
  };
  const outbox = createOutbox({ clock, publicUrl: PUBLIC_URL });
  const node = () => createCalendarAddresses({ db, clock, audit, outbox, publicUrl: PUBLIC_URL });
  addresses = node();
  elsewhere = node();
  app = await buildApp({
    config: testConfig(),
    clock,
    routes: [],
    readers: { candidate: async () => null, employer: async () => null },
    plugins: [(site) => calendarFeedRoute(site, { addresses })],
  });
});
afterAll(async () => {
  await app.close();
  await db.close();
});

let applications = 0;

async function anApplication(
  uid: string,
  status: ApplicationStatus,
  changes: Partial<Job> = {},
): Promise<{ id: string; job: Job }> {
  const job = await aStoredJob(db, changes);
  applications += 1;
  const id = `planned-${applications}`;
  const row = { id, uid, jobId: job.id, status, contact: {}, answers: {}, at: NOW };
  await insertApplication(db, row);
  return { id, job };
}

it('has what is booked in the year and around it, and nothing else', async () => {
  const [anna, bodil] = [await aStoredUser(db), await aStoredUser(db)];
  const dates = (startsOn: string | null, endsOn: string | null) => ({ startsOn, endsOn });
  const summer = await anApplication(anna, 'employed', {
    ...dates('2026-06-01', '2026-06-30'),
    shifts: SHIFTS,
  });
  const open = await anApplication(anna, 'accepted', dates('2025-11-03', null));
  const undated = await anApplication(anna, 'accepted', dates(null, null));
  // Sunday of week 52: its shifts must leave rest before week 1
  const before = await anApplication(anna, 'employed', dates('2025-12-01', '2025-12-28'));
  await anApplication(anna, 'employed', dates('2025-11-01', '2025-12-21'));
  await anApplication(anna, 'candidate', dates('2026-06-01', '2026-06-30'));
  await anApplication(anna, 'rejected', dates('2026-06-01', '2026-06-30'));
  await anApplication(bodil, 'employed', dates('2026-06-01', '2026-06-30'));

  const { assignments, interviews, considered } = await plans.find(anna, { year: 2026, job: null });
  expect(assignments.map(({ applicationId }) => applicationId)).toEqual(
    [open, before, summer, undated].map(({ id }) => id),
  );
  expect(assignments[2]).toEqual({
    applicationId: summer.id,
    status: 'employed',
    job: {
      id: summer.job.id,
      slug: summer.job.slug,
      title: summer.job.title,
      workplaceName: summer.job.workplace.name,
      from: '2026-06-01',
      to: '2026-06-30',
      shifts: SHIFTS,
    },
  });
  expect([interviews, considered]).toEqual([[], null]);
});

it('has booked interviews in the year of their day in Stockholm', async () => {
  const anna = await aStoredUser(db);
  const { id, job } = await anApplication(anna, 'qualified');
  const ended = await anApplication(anna, 'rejected');
  const book = (applicationId: string, jobId: string) =>
    saveBooking(db, {
      applicationId,
      jobId,
      calendarId: jobId,
      // 1 January 2027, a Friday of ISO week 53 of 2026, is still December in UTC
      startsAt: '2026-12-31T23:30:00.000Z',
      endsAt: '2027-01-01T00:00:00.000Z',
      at: NOW,
    });
  await book(id, job.id);
  await book(ended.id, ended.job.id);
  const of = async (year: number) =>
    (await plans.find(anna, { year, job: null })).interviews.map((one) => one.applicationId);
  expect([await of(2026), await of(2027)]).toEqual([[id], []]);
});

it('shows a considered job when the candidate can see it and has not booked it', async () => {
  const anna = await aStoredUser(db);
  const considered = async (job: string) =>
    (await plans.find(anna, { year: 2026, job })).considered?.id ?? null;
  const open = await aStoredJob(db);
  expect(await considered(open.slug)).toBe(open.id);
  const withdrawn = await aStoredJob(db, { status: 'disabled' });
  expect(await considered(withdrawn.id)).toBeNull();
  const applied = await anApplication(anna, 'candidate', { status: 'disabled' });
  expect(await considered(applied.job.id)).toBe(applied.job.id);
  const booked = await anApplication(anna, 'employed');
  expect(await considered(booked.job.id)).toBeNull();
  expect(await considered('../no job')).toBeNull();
});

const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/gu, '').split('\r\n');
const read = (url: string) => app.inject({ url: new URL(url).pathname });

it('is read by calendars at a secret address: shifts, whole days, interviews, and no more', async () => {
  audited = [];
  const anna = await aStoredUser(db);
  const shifts = await anApplication(anna, 'employed', { title: 'Natt, i Umeå', shifts: SHIFTS });
  const whole = await anApplication(anna, 'accepted', {
    startsOn: '2026-07-06',
    endsOn: '2026-07-12',
  });
  const open = await anApplication(anna, 'accepted', { startsOn: '2026-09-01', endsOn: null });
  const interview = await anApplication(anna, 'qualified');
  await saveBooking(db, {
    applicationId: interview.id,
    jobId: interview.job.id,
    calendarId: interview.job.id,
    startsAt: '2026-06-03T07:00:00.000Z',
    endsAt: '2026-06-03T07:30:00.000Z',
    at: NOW,
  });
  const { url } = await addresses.make(anna, null);
  expect(url).toMatch(/^https:\/\/vikari\.example\/calendar\/[\w-]{43}\.ics$/u);
  const answer = await read(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  const lines = linesOf(answer.body);
  expect(lines.filter((line) => /^(?:UID|DTSTART|DTEND|SUMMARY)/u.test(line))).toEqual([
    // 21:00 to 07:00 in the night of 29 March, in which the clocks go forward
    `UID:assignment-${shifts.id}-2026-03-28-2100@vikari`,
    'SUMMARY:Pass: Natt\\, i Umeå',
    'DTSTART:20260328T200000Z',
    'DTEND:20260329T050000Z',
    `UID:assignment-${shifts.id}-2026-06-08-0700@vikari`,
    'SUMMARY:Pass: Natt\\, i Umeå',
    'DTSTART:20260608T050000Z',
    'DTEND:20260608T140000Z',
    `UID:assignment-${whole.id}@vikari`,
    `SUMMARY:Uppdrag: ${whole.job.title}`,
    'DTSTART;VALUE=DATE:20260706',
    'DTEND;VALUE=DATE:20260713',
    `UID:assignment-${open.id}@vikari`,
    `SUMMARY:Börjar: ${open.job.title}`,
    'DTSTART;VALUE=DATE:20260901',
    'DTEND;VALUE=DATE:20260902',
    `UID:interview-${interview.id}@vikari`,
    `SUMMARY:Intervju: ${interview.job.title}`,
    'DTSTART:20260603T070000Z',
    'DTEND:20260603T073000Z',
  ]);
  // As a calendar program of others reads it
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  expect(
    events.map(({ summary, startDate, endDate }) => [summary, startDate, endDate].join(' ')),
  ).toEqual([
    'Pass: Natt, i Umeå 2026-03-28T20:00:00Z 2026-03-29T05:00:00Z',
    'Pass: Natt, i Umeå 2026-06-08T05:00:00Z 2026-06-08T14:00:00Z',
    `Uppdrag: ${whole.job.title} 2026-07-06 2026-07-13`,
    `Börjar: ${open.job.title} 2026-09-01 2026-09-02`,
    `Intervju: ${interview.job.title} 2026-06-03T07:00:00Z 2026-06-03T07:30:00Z`,
  ]);
  const names = new Set(lines.map((line) => line.split(/[:;]/u)[0]));
  expect([...names].toSorted()).toEqual(
    [
      ...['BEGIN', 'END', 'VERSION', 'CALSCALE', 'PRODID', 'METHOD', 'X-WR-CALNAME'],
      ...['X-PUBLISHED-TTL', 'UID', 'SUMMARY', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE'],
      ...['DESCRIPTION', 'STATUS', 'LAST-MODIFIED', 'ORGANIZER', ''],
    ].toSorted(),
  );
  const link = `${PUBLIC_URL}/candidate/interview?application=${interview.id}`;
  expect(lines).toContain(`DESCRIPTION:${interview.job.workplace.name}\\n${link}`);
  await db.query(`update users set language = 'en' where id = $1`, [anna]);
  const english = linesOf((await read(url)).body).join('\n');
  const links = english.match(/https?:[^\\\s]+/g) ?? [];
  expect(links).not.toEqual([]);
  expect(links.filter((address) => !/[?&]lang=en/.test(address))).toEqual([]);

  expect(audited).toEqual(['calendar_address_made']);
});

it('counts an event up when its job or its interview is changed, under the same name', async () => {
  const anna = await aStoredUser(db);
  const { id, job } = await anApplication(anna, 'employed', {
    startsOn: '2026-07-06',
    endsOn: '2026-07-12',
  });
  const { url } = await addresses.make(anna, null);
  const sequence = async () => {
    const lines = linesOf((await read(url)).body);
    expect(lines).toContain(`UID:assignment-${id}@vikari`);
    return Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
  };
  const first = await sequence();
  await db.query("update jobs set updated_at = updated_at + interval '1 hour' where id = $1", [
    job.id,
  ]);
  expect(await sequence()).toBe(first + 60);
});

it('has what is said of the first day on the first shift alone, and no name, number, key or code', async () => {
  const anna = await aStoredUser(db);
  const { id, job } = await anApplication(anna, 'employed', {
    shifts: SHIFTS,
    housing: 'arranged',
  });
  const { url } = await addresses.make(anna, null);
  const before = linesOf((await read(url)).body);
  const say = (items: object) =>
    db.query(
      `insert into job_first_days (job_id, items, changed_at) values ($1, $2, $3)
       on conflict (job_id) do update set items = excluded.items, changed_at = excluded.changed_at`,
      [job.id, json(items), '2999-01-01T00:00:00Z'],
    );
  await say({
    entrance: 'Entré A, plan 4',
    meets: { name: 'Siv Exempelsson', phone: '070-174 06 06' },
    introduction: 16,
    phone: '08-465 004 10',
    dress: 'Omklädningsrum 3, kod 4711',
    keys: 'Nyckelskåpet, 12 34',
  });
  const after = linesOf((await read(url)).body);
  const text = after.join('\n');
  expect(after.filter((line) => line.startsWith('LOCATION:'))).toEqual([
    'LOCATION:Entré A\\, plan 4',
  ]);
  expect(text).toContain('Introduktion: 16 timmar');
  expect(text).toContain(`/forsta-dagen/${id}`);
  for (const secret of ['Siv', '070-174', '08-465', '4711', '12 34', 'Nyckel']) {
    expect(text).not.toContain(secret);
  }
  const sequences = (lines: string[]) => lines.filter((line) => line.startsWith('SEQUENCE:'));
  expect(sequences(after)[0]).not.toBe(sequences(before)[0]);
  expect(sequences(after)[1]).toBe(sequences(before)[1]);
  // A code in the entrance stays on the page, however it is written
  for (const code of ['4711', '４７１１', '4.7.1.1', '4 - 7 - 1 - 1', '4\u200b7\u200b1\u200b1']) {
    await say({ entrance: `Porten ${code}` });
    expect((await read(url)).body).not.toContain('LOCATION:Porten');
  }
  for (const entrance of ['Portkod: 471', 'Code A12', 'PIN 4 7 1']) {
    await say({ entrance });
    expect((await read(url)).body).not.toContain(`LOCATION:${entrance}`);
  }
});

it('is sent once to a program that has it, until something changes', async () => {
  const { url } = await addresses.make(await aStoredUser(db), null);
  const { pathname } = new URL(url);
  const { headers } = await app.inject({ url: pathname });
  const known = { 'if-none-match': String(headers.etag) };
  const again = await app.inject({ url: pathname, headers: known });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('is not found once its address is replaced or revoked, on any node', async () => {
  audited = [];
  const anna = await aStoredUser(db);
  const tokenOf = (url: string) => new URL(url).pathname.slice('/calendar/'.length, -'.ics'.length);
  const first = tokenOf((await addresses.make(anna, null)).url);
  expect(await elsewhere.feed(first)).toContain('BEGIN:VCALENDAR');
  const second = tokenOf((await elsewhere.make(anna, null)).url);
  expect(await addresses.feed(first)).toBeNull();
  expect(await addresses.feed(second)).toContain('BEGIN:VCALENDAR');
  await elsewhere.revoke(anna);
  await elsewhere.revoke(anna);
  expect(await addresses.feed(second)).toBeNull();
  expect(await addresses.find(anna)).toBeNull();
  expect(audited).toEqual([
    'calendar_address_made',
    'calendar_address_made',
    'calendar_address_revoked',
  ]);
  const stored = await db.query('select * from calendar_addresses');
  expect(JSON.stringify(stored)).not.toContain(second);
});

it('leaves one address where many are made at once', async () => {
  const anna = await aStoredUser(db);
  const made = await Promise.all(Array.from({ length: 5 }, () => addresses.make(anna, null)));
  const answers = await Promise.all(made.map(({ url }) => read(url)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it('is not created for a deleted account', async () => {
  await expect(addresses.make('nobody', null)).rejects.toMatchObject({
    code: 'authentication_required',
  });
});

it.each(['a'.repeat(43), 'short', `${'a'.repeat(43)}.ics.ics`, '%00', ''])(
  'answers 404 at the address %s, and tells nobody to keep that',
  async (token) => {
    const answer = await app.inject({ url: `/calendar/${token}.ics` });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  },
);
