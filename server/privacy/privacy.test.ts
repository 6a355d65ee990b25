import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_FILE_PATH } from '#domain/api/privacy';
import { createAuditLog } from '../audit/auditLog';
import { PERSONAL_TABLES } from '../composition/personalData';
import { signedIn, VISITOR } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, MINUTE } from '../lib/time';
import { quarantineOn } from '../quarantine/testing/quarantineOn';
import type { Row } from '../storage/database';
import { TEST_SERVER_KEYS } from '../testing/testConfig';
import { createExports } from './exports.service';
import { readRowsOf } from './personalData.repository';
import { everythingAbout, type KnownPerson } from './testing/everythingAbout';
import { readZip } from './testing/readZip';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
const about = PERSONAL_TABLES.filter(({ of }) => of !== null);

let anna: KnownPerson;
let bodil: KnownPerson;

beforeAll(async () => {
  anna = await everythingAbout(server, clock, 'Annasa');
  bodil = await everythingAbout(server, clock, 'Bodilsa');
  await server.runTimers();
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const post = (path: string, payload: object, headers: Readonly<Record<string, string>>) =>
  sendRaw(app, {
    method: 'POST',
    url: `/api/v2/${path}`,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });
const exportsOf = async ({ candidate }: KnownPerson) =>
  (await sendRaw(app, { method: 'GET', url: '/api/v2/users/exports', headers: candidate })).json()
    .results;
const download = (id: string, headers: Readonly<Record<string, string>>) =>
  sendRaw(app, { method: 'GET', url: `${EXPORT_FILE_PATH}?id=${id}`, headers });

/** The names of the objects with a candidate's files. */
async function objectsOf({ userId }: KnownPerson, and = ''): Promise<string[]> {
  const rows = await db.query<{ object: string }>(
    `select object from file_frames
     where file_id in (select id from files where user_id = $1 ${and})`,
    [userId],
  );
  return rows.map(({ object }) => object);
}

/** Tables that refer to other rows of the candidate and contain no text that identifies them. */
const WITHOUT_TRACES: ReadonlySet<string> = new Set([
  'interview_bookings',
  'chat_members',
  'chat_waits',
  'application_events',
  'document_shares',
  'given_reference_shares',
  'reference_signings',
  'file_frames',
  'registration_links',
  'webhook_deliveries',
]);

/** Every row of the database as text, by table. */
async function wholeDatabase(): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  );
  const all = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await db.query<{ row: string }>(`select t::text as row from ${name} t`);
      return [name, rows.map(({ row }) => row).join('\n')] as const;
    }),
  );
  return Object.fromEntries(all);
}

/** The tables that contain one of the texts, ignoring case. */
function tablesWith(database: Record<string, string>, texts: readonly string[]): string[] {
  return Object.entries(database)
    .filter(([, rows]) => texts.some((text) => rows.toLowerCase().includes(text.toLowerCase())))
    .map(([name]) => name);
}

it('is tried with a person about whom there is a row in every table', async () => {
  for (const entry of about) {
    const rows = await readRowsOf(db, entry, anna.userId);
    expect(
      rows.length,
      `testing/everythingAbout.ts makes no row in ${entry.table}`,
    ).toBeGreaterThan(0);
  }
});

describe('an export', () => {
  it('is made in the background, once however often it is asked for', async () => {
    const [first, ...others] = await exportsOf(anna);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      status: 'ready',
      progress: 1,
      expiresAt: new Date(clock.now() + 7 * DAY).toISOString(),
    });
    // No background task makes exports here, as the server would
    const untouched = () => {
      throw new Error('Asking for an export reads and writes no file.');
    };
    const { request } = createExports({
      tables: PERSONAL_TABLES,
      db,
      clock,
      files: {
        writeStream: untouched,
        open: untouched,
        delete: untouched,
        removeObjects: untouched,
      },
      audit: createAuditLog({ db, clock, keys: TEST_SERVER_KEYS }),
      filesOf: async () => [],
      quarantine: quarantineOn(db, clock),
      onError: (error) => void server.faults.push(error),
    });
    const ids = await Promise.all([1, 2, 3].map(() => request(anna.userId)));
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    await server.runTimers();
    expect(await exportsOf(anna)).toHaveLength(2);
  });

  it('has every row and column that the register exports, and nothing of another', async () => {
    const [{ id, size }] = await exportsOf(anna);
    const answer = await download(id, anna.candidate);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': 'attachment; filename="vikari-2026-03-02.zip"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const files = readZip(answer.rawPayload);
    expect([...files.keys()].toSorted()).toEqual(
      [
        'README.txt',
        'data/audit_log.json',
        'data/index.json',
        'documents/1-cv.pdf',
        'documents/2-profile_image.jpg',
        'mina-uppgifter.html',
        ...about.map(({ table }) => `data/${table}.json`),
      ].toSorted(),
    );
    expect(String(files.get('documents/1-cv.pdf')).slice(0, 5)).toBe('%PDF-');
    for (const entry of about) {
      const rows: Row[] = JSON.parse(String(files.get(`data/${entry.table}.json`)));
      expect(rows.length, entry.table).toBeGreaterThan(0);
      for (const row of rows) {
        expect(Object.keys(row).toSorted()).toEqual([...entry.exported, ...entry.free].toSorted());
      }
    }
    const whole = [...files.values()].map(String).join('\n');
    for (const trace of anna.traces) expect(whole).toContain(trace);
    for (const trace of [bodil.userId, bodil.email, 'Bodilsa']) expect(whole).not.toContain(trace);
    expect(String(files.get('data/audit_log.json'))).toContain('export_requested');
    const page = String(files.get('mina-uppgifter.html'));
    expect(page).toContain(anna.email);
    expect(page).toContain('documents/1-cv.pdf');
    expect(page).toContain('Du beställde en kopia av allt');
    for (const id of [
      anna.userId,
      anna.jobId,
      anna.applicationId,
      anna.employerId,
      anna.workplaceId,
    ]) {
      // An address in a mail is what the mail said
      expect(page.replaceAll(/https?:\/\/\S+/gu, '')).not.toContain(id);
    }
  });

  it('is its candidate’s alone', async () => {
    const [{ id }] = await exportsOf(anna);
    for (const [headers, status] of [
      [bodil.candidate, 404],
      [VISITOR, 401],
      [{ ...VISITOR, ...anna.employer }, 401],
    ] as const) {
      const refused = await download(id, headers);
      expect(refused.statusCode).toBe(status);
      expect(refused.json().status).toBe(1);
    }
    expect(await exportsOf(bodil)).toHaveLength(1);
  });

  it('can be requested five times a day at most', async () => {
    const asks = async () => (await post('users/request_export', {}, bodil.candidate)).statusCode;
    for (let made = 1; made < 5; made += 1) {
      expect(await asks()).toBe(200);
      await server.runTimers();
    }
    expect(await asks()).toBe(429);
  });

  it('has its file deleted after 7 days, and its row after 30', async () => {
    const cecilia = await everythingAbout(server, clock, 'Cecilisa');
    await server.runTimers();
    const [{ id }] = await exportsOf(cecilia);
    const [file] = await objectsOf(cecilia, 'and id in (select file_id from data_exports)');
    expect(await server.objects()).toContain(file);
    clock.advance(7 * DAY);
    const headers = await signedIn(server, clock, cecilia.userId);
    expect((await download(id, headers)).statusCode).toBe(404);
    await server.runTimers();
    expect(await exportsOf(cecilia)).toMatchObject([{ id, status: 'expired' }]);
    expect(await server.objects()).not.toContain(file);
    clock.advance(23 * DAY);
    await server.runTimers();
    expect(
      await exportsOf({ ...cecilia, candidate: await signedIn(server, clock, cecilia.userId) }),
    ).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('asks for its address, typed', async () => {
    const dagny = await everythingAbout(server, clock, 'Dagnysa');
    const refused = await post(
      'users/delete_account',
      { confirmation: 'someone@example.com' },
      dagny.candidate,
    );
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ confirmation: 'validation.confirmation' });
    expect(tablesWith(await wholeDatabase(), [dagny.userId])).toContain('users');
  });

  it.each(['request_export', 'delete_account'])(
    'and a copy need BankID within the last ten minutes: %s',
    async (path) => {
      const edit = await everythingAbout(server, clock, 'Editsa');
      // An export that is being made while the clock leaps has stood still
      await server.runTimers();
      clock.advance(10 * MINUTE);
      const body = path === 'delete_account' ? { confirmation: edit.email } : {};
      const refused = await post(`users/${path}`, body, edit.candidate);
      expect([refused.statusCode, refused.json().code]).toEqual([
        403,
        'bankid_confirmation_required',
      ]);
    },
  );

  it('leaves nothing of the person in any table, file or session', async () => {
    const fanny = await everythingAbout(server, clock, 'Fannysa');
    const other = await signedIn(server, clock, fanny.userId);
    await server.runTimers();
    const objects = await objectsOf(fanny);
    expect(await server.objects()).toEqual(expect.arrayContaining(objects));
    // The CV, an upload, the profile image and the export
    expect(objects.length).toBeGreaterThanOrEqual(4);
    const before = await wholeDatabase();
    expect(tablesWith(before, fanny.traces)).toEqual(
      expect.arrayContaining(
        about.filter(({ table }) => !WITHOUT_TRACES.has(table)).map(({ table }) => table),
      ),
    );

    const answer = await post(
      'users/delete_account',
      { confirmation: ` ${fanny.email.toUpperCase()} ` },
      fanny.candidate,
    );
    expect(answer.json()).toEqual({ status: 0, receiptId: expect.any(String) });
    const { receiptId } = answer.json();
    const left = await server.objects();
    expect(left.filter((object) => objects.includes(object))).toEqual([]);

    const after = await wholeDatabase();
    // Only the receipt's mail still has the address
    expect(tablesWith(after, fanny.traces)).toEqual(['mail_outbox']);
    expect(
      await db.query('select template, user_id from mail_outbox where recipient = $1', [
        fanny.email,
      ]),
    ).toEqual([{ template: 'account_deleted', user_id: null }]);
    expect(after.mail_outbox).toContain(receiptId);
    expect(after.audit_log).toContain(receiptId);
    for (const headers of [fanny.candidate, other]) {
      const me = await sendRaw(app, { method: 'GET', url: '/api/v2/session/me', headers });
      expect(me.json()).toMatchObject({ profile: null, sessionEnded: true });
    }
    // The other candidate's rows are unchanged
    expect(tablesWith(after, [anna.userId])).toEqual(tablesWith(before, [anna.userId]));
  });

  it('does not fail while a copy is being made', async () => {
    const hanna = await everythingAbout(server, clock, 'Hannasa');
    const running = [hanna.userId];
    await db.query("update data_exports set status = 'running' where user_id = $1", running);
    let isDeleted = false;
    async function makeCopy(): Promise<void> {
      while (!isDeleted) {
        await db.query(
          `update data_exports set progress = random()
           where user_id = $1 and status = 'running'`,
          running,
        );
      }
    }
    const making = Promise.all([makeCopy(), makeCopy(), makeCopy(), makeCopy()]);
    const answer = await post(
      'users/delete_account',
      { confirmation: hanna.email },
      hanna.candidate,
    ).finally(() => {
      isDeleted = true;
    });
    await making;
    expect(answer.json()).toMatchObject({ status: 0 });
  });

  it('leaves the employer an ended application without personal data', async () => {
    const gerda = await everythingAbout(server, clock, 'Gerdasa');
    const deleted = await post(
      'users/delete_account',
      { confirmation: gerda.email },
      gerda.candidate,
    );
    expect(deleted.json()).toMatchObject({ status: 0 });
    const list = await sendRaw(app, {
      method: 'GET',
      url: '/api/integration/applications',
      headers: gerda.employer,
    });
    expect(list.body).not.toMatch(/gerda/i);
    const { results } = list.json();
    // Two that were sent; of the invitation that had no answer it is told nothing
    expect(results).toHaveLength(2);
    for (const application of results) {
      expect(application).toMatchObject({
        status: 'account_deleted',
        answers: {},
        candidate: { firstName: '', lastName: null, email: null, phone: null },
      });
      expect(application.history.at(-1)).toMatchObject({ status: 'account_deleted', by: 'system' });
    }
  });
});
