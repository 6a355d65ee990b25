import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/days';
import { PERSONAL_TABLES } from '../composition/personalData';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { dayOf } from '../lib/clock';
import { DAY, HOUR, instant, MINUTE, SECOND } from '../lib/time';
import { everythingAbout, type KnownPerson } from './testing/everythingAbout';

const clock = settableClock();
const server = await wholeServer({ clock });
const { db } = server;
const began = clock.now();

let anna: KnownPerson;
beforeAll(async () => {
  anna = await everythingAbout(server, clock, 'Annasa');
  // What the database's own clock has stamped
  const now = instant(began);
  await db.query('update idempotency_keys set created_at = $1', [now]);
  await db.query('update change_log set at = $1', [now]);
  // An answered message: nobody is reminded of it later
  await db.query('update chats set waiting_since = null');
  // A referee who was reminded of it already is not mailed once more
  await db.query('update reference_requests set reminded_at = $1', [now]);
  // What ends 30 days after: a criminal record, and what an application without success shares
  await db.query("update user_documents set type = 'criminal_record' where user_id = $1", [
    anna.userId,
  ]);
  await server.runTimers();
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** The clock begins in winter. */
const midnightAfter = (at: number): number => Date.parse(`${dayOf(at + DAY)}T00:00+01:00`);

/** A year, and 60 days after its last day, which is in summer. */
const afterTheirYear = Date.parse(`${addDays(dayOf(began), 365 + 60 + 1)}T00:00+02:00`) - began;

/**
 * How long each table keeps its rows, in milliseconds; `and` is the condition for the rows that are
 * deleted then.
 */
const KEPT: Readonly<Record<string, { for: number; of?: string; and?: string }>> = {
  login_tokens: { for: 2 * MINUTE },
  authorization_requests: { for: HOUR, and: 'used_at is null' },
  pending_social: { for: MINUTE },
  pending_bankid: { for: MINUTE },
  removed_ways: { for: MINUTE },
  email_asks: { for: DAY },
  registration_links: { for: MINUTE },
  uploads: { for: DAY },
  // An export's file is deleted with the export
  files: {
    for: DAY,
    and: 'expires_at is not null and id not in (select file_id from data_exports where file_id is not null)',
  },
  profile_views: { for: 730 * DAY },
  chat_files: { for: DAY },
  document_openings: { for: 731 * DAY },
  user_documents: { for: 30 * DAY, and: "type = 'criminal_record'" },
  document_shares: { for: 30 * DAY },
  outbox: { for: DAY, and: "channel = 'push'" },
  push_devices: { for: 30 * DAY },
  chats: { for: 731 * DAY },
  chat_members: { for: 731 * DAY },
  chat_waits: { for: 731 * DAY },
  chat_messages: { for: 731 * DAY },
  chat_attachments: { for: 731 * DAY },
  pricing_requests: { for: 731 * DAY, of: '$1::text is not null' },
  mail_alerts: { for: DAY, of: '$1::text is not null', and: 'confirmed_at is null' },
  alert_waiting: { for: 8 * DAY },
  alert_known: { for: 365 * DAY },
  alert_notified: { for: 365 * DAY },
  alert_notices: { for: 30 * DAY },
  door_entries: { for: DAY, of: '$1::text is not null', and: "door = 'report'" },
  // Until the end of the next day
  door_counts: { for: midnightAfter(began + DAY) - began, of: '$1::text is not null' },
  early_access: { for: DAY, of: '$1::text is not null', and: 'confirmed_at is null' },
  reports: { for: 731 * DAY },
  registration_sessions: { for: DAY },
  idempotency_keys: { for: DAY },
  users: { for: DAY, and: 'pending_email is not null' },
  change_log: { for: 7 * DAY },
  webhook_deliveries: { for: 7 * DAY },
  sessions: { for: 30 * DAY },
  mail_outbox: { for: 30 * DAY, and: 'text_body is not null' },
  data_exports: { for: 30 * DAY },
  applications: { for: 731 * DAY, and: "contact <> '{}'" },
  application_drafts: { for: 90 * DAY },
  taken_back_invitations: { for: 90 * DAY },
  term_questions: { for: 180 * DAY },
  // 30 days valid, then 60 expired
  recommendations: { for: 90 * DAY },
  reference_asks: { for: 30 * DAY },
  reference_signings: { for: DAY },
  // 21 days open, then 60 over; what is given goes with it
  reference_requests: {
    for: 81 * DAY,
    and: 'id not in (select request_id from given_references)',
  },
  given_reference_shares: { for: afterTheirYear },
  given_references: { for: afterTheirYear },
  given_reference_openings: { for: afterTheirYear },
  // Read to its end for an hour after its own
  candidate_list_people: { for: HOUR + MINUTE },
  sent_invitations: { for: 90 * DAY },
  invited_people: { for: 90 * DAY },
  // Until the third new year
  workplace_answers: {
    for: Date.parse(`${new Date(began).getFullYear() + 3}-01-01T00:00+01:00`) - began,
  },
  // 30 days after the last day of the job (2026-08-30), in summer time
  first_days: { for: Date.parse('2026-09-30T00:00+02:00') - began },
  kept_first_days: { for: Date.parse('2026-09-30T00:00+02:00') - began },
  kept_ticks: {
    for: Date.parse(`${new Date(began).getFullYear() + 3}-01-01T00:00+01:00`) - began,
  },
  kept_promises: {
    for: Date.parse(`${new Date(began).getFullYear() + 3}-01-01T00:00+01:00`) - began,
  },
  audit_log: { for: 731 * DAY, of: '$1::text is not null' },
};

async function rowsOf(table: string): Promise<number> {
  const entry = PERSONAL_TABLES.find((one) => one.table === table);
  const kept = KEPT[table];
  const of = kept?.of ?? entry?.of;
  if (!of) throw new Error(`Say in KEPT which rows of ${table} are looked at.`);
  const rows = await db.query(`select 1 from ${table} where (${of}) and (${kept?.and ?? 'true'})`, [
    anna.userId,
  ]);
  return rows.length;
}

it('is tested for every table that a timer empties, and each timer is one that runs', () => {
  const timed = PERSONAL_TABLES.filter(({ timer }) => timer !== null);
  expect(Object.keys(KEPT)).toEqual(expect.arrayContaining(timed.map(({ table }) => table)));
  expect(Object.keys(server.services.timers)).toEqual(
    expect.arrayContaining(timed.map(({ timer }) => timer)),
  );
});

const times = [...new Set(Object.values(KEPT).map((kept) => kept.for))].toSorted((a, b) => a - b);
const ends = times.map((time) => {
  const tables = Object.keys(KEPT).filter((table) => KEPT[table]?.for === time);
  return [tables.join(', '), time, tables] as const;
});

it.each(ends)('ends when its time is over, and no sooner: %s', async (_names, time, tables) => {
  clock.advance(began + time - SECOND - clock.now());
  await server.runTimers();
  for (const table of tables) expect(await rowsOf(table), table).toBeGreaterThan(0);
  clock.advance(2 * SECOND);
  await server.runTimers();
  for (const table of tables) expect(await rowsOf(table), table).toBe(0);
});
