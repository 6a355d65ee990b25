import { describe, expect, it } from 'vitest';
import type { ConnectionPool } from './connection';
import {
  type Migration,
  MigrationError,
  migrate,
  pendingMigrations,
  readMigrations,
} from './migrate';
import { stepsOf } from './migrationSteps';
import { createTestPool } from './testing/testDatabase';
import { decodeRows } from './values';

const migration = (name: string, sql = ''): Migration => ({ name, sql, hash: `hash of ${sql}` });
const applied = (migrations: readonly { name: string; hash: string }[], besideOlder = false) =>
  migrations.map(({ name, hash }) => ({ name, hash, besideOlder }));
const known = [migration('0001_a'), migration('0002_b'), migration('0003_c')];

describe('pendingMigrations', () => {
  it.each([
    [0, ['0001_a', '0002_b', '0003_c']],
    [2, ['0003_c']],
    [3, []],
  ])('after %i applied, %o are left', (count, left) => {
    const ran = applied(known.slice(0, count));
    expect(pendingMigrations(known, ran).map(({ name }) => name)).toEqual(left);
  });

  it('leaves nothing where newer ones ran that an older program stands', () => {
    const newer = applied([migration('0004_d'), migration('0005_e')], true);
    expect(pendingMigrations(known, [...applied(known), ...newer])).toEqual([]);
    const mixed = [...applied(known), ...newer.slice(0, 1), ...applied([migration('0005_e')])];
    expect(() => pendingMigrations(known, mixed)).toThrow(/0005_e, which this version does not/);
  });

  it.each([
    ['is unknown', [...known, migration('0004_d')], /0004_d, which this version does not know/],
    ['was left out', known.slice(1), /0002_b where this version has 0001_a/],
    ['was changed', [{ name: '0001_a', hash: 'another' }], /0001_a was changed/],
  ])('refuses a database where one %s', (_, ran, message) => {
    expect(() => pendingMigrations(known, applied(ran))).toThrow(MigrationError);
    expect(() => pendingMigrations(known, applied(ran))).toThrow(message);
  });
});

describe('migrate', () => {
  async function names(pool: ConnectionPool): Promise<unknown[]> {
    const answer = await pool.withConnection((connection) =>
      connection.query('select name from migrations order by name'),
    );
    return decodeRows(answer).map(({ name }) => name);
  }

  it('runs new migrations once with several nodes, and rolls back one that fails', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const shippedNames = shipped.map(({ name }) => name);
    expect(await names(pool)).toEqual(shippedNames);

    const next = migration('9001_next', 'create table next (id int); insert into next values (1);');
    const progress: string[] = [];
    const start = () =>
      migrate(pool, [...shipped, next], { onProgress: (step) => progress.push(step) });
    await Promise.all([start(), start()]);
    const ran = progress.filter((step) => step.startsWith('Running'));
    expect(ran).toEqual(['Running the migration 9001_next']);

    const broken = migration('9002_broken', 'create table half (id int); select 1 / 0;');
    await expect(migrate(pool, [...shipped, next, broken])).rejects.toMatchObject({
      code: '22012',
    });
    expect(await names(pool)).toEqual([...shippedNames, '9001_next']);
    const answer = await pool.withConnection((connection) =>
      connection.query("select to_regclass('half')::text as half"),
    );
    expect(decodeRows(answer)).toEqual([{ half: null }]);

    await pool.close();
  });

  it('fills many rows in slices, and goes on after one that failed', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const run = (sql: string) => pool.withConnection((connection) => connection.exec(sql));
    const rows = async (sql: string) =>
      decodeRows(await pool.withConnection((connection) => connection.query(sql)));
    await run(`create table rooms (id int primary key, beds int not null);
      insert into rooms select i, i % 10 from generate_series(1, 25) as i;
      update rooms set beds = 0 where id = 23`);
    const sliced = migration(
      '9001_sliced',
      `alter table rooms add column if not exists share int;
       -- then in slices: what each has
       update rooms set share = 100 / (beds + case when id = 23 then 0 else 1 end)
       where id in (select id from rooms where share is null order by id limit 10) returning 1;`,
    );
    await expect(migrate(pool, [...shipped, sliced])).rejects.toMatchObject({ code: '22012' });
    // Two slices are stored, and the migration is not noted
    expect(await rows('select count(share)::int as filled from rooms')).toEqual([{ filled: 20 }]);
    expect(await names(pool)).toEqual(shipped.map(({ name }) => name));
    await run('update rooms set beds = 1 where id = 23');
    expect(await migrate(pool, [...shipped, sliced])).toEqual(['9001_sliced']);
    expect(await rows('select count(share)::int as filled from rooms')).toEqual([{ filled: 25 }]);
    expect(await rows('select count(distinct xmin::text)::int as slices from rooms')).toEqual([
      { slices: 3 },
    ]);
    await pool.close();
  });

  it('may do what comes before slices again', async () => {
    const pool = await createTestPool({ inThread: true });
    const sliced = (await readMigrations()).filter(({ sql }) => stepsOf(sql).slices.length > 0);
    expect(sliced.map(({ name }) => name)).toEqual(['0066_employers_applications.sql']);
    for (const { sql } of sliced) {
      const { first, slices } = stepsOf(sql);
      for (const step of [first, ...slices]) {
        await pool.withConnection((connection) => connection.exec(step));
      }
    }
    await pool.close();
  });

  it('reads a database from before migrations said who runs beside them', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    await pool.withConnection((connection) =>
      connection.exec('alter table migrations drop column beside_older'),
    );
    expect(await migrate(pool, shipped)).toEqual([]);
    const next = migration('9001_next', 'create table next (id int)');
    expect(await migrate(pool, [...shipped, next])).toEqual(['9001_next']);
    expect(await migrate(pool, shipped)).toEqual([]);
    await pool.close();
  });

  it('keeps the integration keys and imported jobs that a database had before 0007', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const after = shipped.findIndex(({ name }) => name.startsWith('0007'));
    await pool.withConnection((connection) =>
      connection.exec('drop schema public cascade; create schema public'),
    );
    await migrate(pool, shipped.slice(0, after));
    const url = 'https://example.com/ad/1';
    const source = JSON.stringify({ source: { name: 'jobtech', id: '1', url } });
    await pool.withConnection((connection) =>
      connection.exec(`
        insert into employers (id, name, api_key_hash) values ('e1', 'Region Ett', 'a hash');
        insert into jobs (id, slug, status, source_name, source_id, closes_on, published_at, data,
          content_hash)
        values ('jt-1', 'jobb--jt-1', 'open', 'jobtech', '1', '2026-12-24', now(), '${source}', 'h')
      `),
    );
    await migrate(pool, shipped);
    const [keys, jobs] = await pool.withConnection((connection) =>
      Promise.all([
        connection.query(
          'select employer_id, key_hash, expires_at, revoked_at from integration_keys',
        ),
        connection.query("select data->'source' as source from jobs"),
      ]),
    );
    expect(decodeRows(keys)).toEqual([
      { employer_id: 'e1', key_hash: 'a hash', expires_at: null, revoked_at: null },
    ]);
    expect(decodeRows(jobs)).toEqual([
      { source: { name: 'jobtech', id: '1', url, applyUrl: url, extent: null } },
    ]);
    await pool.close();
  });

  it('moves what waited in the queues before 0040 to the outbox, and nothing that was sent', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const after = shipped.findIndex(({ name }) => name.startsWith('0040'));
    await pool.withConnection((connection) =>
      connection.exec('drop schema public cascade; create schema public'),
    );
    await migrate(pool, shipped.slice(0, after));
    const at = '2026-03-02T12:00:00.000Z';
    const retry = '2026-03-02T12:05:00.000Z';
    await pool.withConnection((connection) =>
      connection.exec(`
        insert into employers (id, name) values ('e', 'Region Ett');
        insert into users (id, email, first_name, last_name) values ('u', 'a@b.se', 'A', 'B');
        insert into sessions (id, user_id, expires_at) values ('s', 'u', '2027-01-01');
        insert into jobs (id, slug, status, source_name, source_id, employer_id, closes_on,
          published_at, data, content_hash)
        values ('j', 'j', 'open', 'vikari', 'j', 'e', '2026-12-24', now(), '{}', 'h');
        insert into applications (id, uid, job_id, status) values ('a', 'u', 'j', 'sent');
        insert into chats (id, uid, employer_id, created_at, created_last_msg)
        values ('a', 'u', 'e', '${at}', '${at}') on conflict do nothing;
        insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, created_at)
        values ('d', 'u', 's', 'https://push.example', 'k', 'a', '${at}');
        insert into push_outbox (device_id, chat_id, number, kind, send_after, give_up_at, attempts)
        values ('d', 'a', 7, 'message', '${retry}', '2026-03-03T12:00:00Z', 2);
        insert into alert_notices (id, alert, recipient, user_id, notified_at, jobs)
        values ('n', 'saved:u', 'user:u', 'u', '${at}', '[]');
        insert into alert_pushes (notice_id, device_id, send_after, give_up_at)
        values ('n', 'd', '${at}', '2026-03-03T12:00:00Z');
        insert into webhooks (id, employer_id, url, event_types, created_at)
        values ('w', 'e', 'https://hooks.example', '{message.sent}', '${at}');
        insert into webhook_deliveries
          (webhook_id, id, application_id, type, at, body, attempts, send_after, delivered_at)
        values ('w', 'done', 'a', 'message.sent', '${at}', null, 1, '${at}', '${at}'),
          ('w', 'first', 'a', 'message.sent', '${at}', '{"n":1}', 3, '${retry}', null),
          ('w', 'second', null, 'webhook.test', '${at}', '{"n":2}', 0, '${at}', null);
        insert into mail_outbox (id, user_id, recipient, template, language, message_id, subject,
          text_body, html_body, created_at, send_after, give_up_at, attempts, sent_at)
        values ('sent', null, 'a@b.se', 'email_changed', 'sv', '<1>', 's', 't', 'h', '${at}', '${at}',
            '2026-03-05T12:00:00Z', 1, '${at}'),
          ('mail', 'u', 'a@b.se', 'email_changed', 'sv', '<2>', 's', 't', 'h', '${at}', '${retry}',
            '2026-03-05T12:00:00Z', 1, null)
      `),
    );
    await migrate(pool, shipped);
    const rowsOf = (sql: string) =>
      pool.withConnection(async (connection) => decodeRows(await connection.query(sql)));
    const about = { user_id: 'u', lane: null, due_at: at, attempts: 0 };
    const outbox = await rowsOf(
      `select channel, kind, key, lane, user_id, payload, due_at, expires_at, attempts
       from outbox order by position`,
    );
    expect(outbox).toEqual([
      {
        ...about,
        channel: 'webhook',
        kind: 'message.sent',
        key: 'w/first',
        lane: 'w',
        payload: { id: 'first', body: '{"n":1}' },
        due_at: retry,
        expires_at: '2026-03-05T12:00:00.000Z',
        attempts: 3,
      },
      {
        ...about,
        channel: 'webhook',
        kind: 'webhook.test',
        key: 'w/second',
        lane: 'w',
        user_id: null,
        payload: { id: 'second', body: '{"n":2}' },
        expires_at: '2026-03-05T12:00:00.000Z',
      },
      {
        ...about,
        channel: 'push',
        kind: 'message',
        key: 'd/a',
        payload: { deviceId: 'd', about: { chatId: 'a', number: 7 } },
        due_at: retry,
        expires_at: '2026-03-03T12:00:00.000Z',
        attempts: 2,
      },
      {
        ...about,
        channel: 'push',
        kind: 'alert',
        key: 'd/n',
        payload: { deviceId: 'd', about: { noticeId: 'n' } },
        expires_at: '2026-03-03T12:00:00.000Z',
      },
      {
        ...about,
        channel: 'mail',
        kind: 'email_changed',
        key: 'mail',
        payload: {},
        due_at: retry,
        expires_at: '2026-03-05T12:00:00.000Z',
        attempts: 1,
      },
    ]);
    expect(
      await rowsOf('select id, attempts, next_attempt_at from webhook_deliveries order by id'),
    ).toEqual([
      { id: 'done', attempts: 1, next_attempt_at: at },
      { id: 'first', attempts: 3, next_attempt_at: retry },
      { id: 'second', attempts: 0, next_attempt_at: at },
    ]);
    expect(await rowsOf('select id from mail_outbox order by id')).toEqual([
      { id: 'mail' },
      { id: 'sent' },
    ]);
    await pool.close();
  });

  it('says once which employers of a database before 0041 are public', async () => {
    const pool = await createTestPool({ inThread: true });
    const shipped = await readMigrations();
    const after = shipped.findIndex(({ name }) => name.startsWith('0041'));
    const PUBLIC = [
      'Region Örebro län',
      'Göteborgs Stad',
      'Umeå kommun',
      'Västra Götalandsregionen',
    ];
    const PRIVATE = ['Region Personal AB', 'Region Personal', 'Vårdbolaget AB', 'Kommun'];
    const values = [...PUBLIC, ...PRIVATE].map((name, id) => {
      const data = JSON.stringify({ workplace: { careProvider: name } });
      return {
        employer: `('e${id}', '${name}')`,
        job: `('v-${id}', 'v-${id}', 'open', 'vikari',
        'v-${id}', '2026-12-24', now(), '${data}', 'h')`,
      };
    });
    await pool.withConnection((connection) =>
      connection.exec('drop schema public cascade; create schema public'),
    );
    await migrate(pool, shipped.slice(0, after));
    await pool.withConnection((connection) =>
      connection.exec(`
        insert into employers (id, name) values ${values.map(({ employer }) => employer).join()};
        insert into jobs (id, slug, status, source_name, source_id, closes_on, published_at, data,
          content_hash) values ${values.map(({ job }) => job).join()}
      `),
    );
    await migrate(pool, shipped);
    const [employers, jobs] = await pool.withConnection((connection) =>
      Promise.all([
        connection.query('select name from employers where is_public order by id'),
        connection.query(
          `select data->'workplace'->>'careProvider' as name from jobs
           where data->'publicEmployer' = 'true' order by id`,
        ),
      ]),
    );
    expect(decodeRows(employers).map(({ name }) => name)).toEqual(PUBLIC);
    expect(decodeRows(jobs).map(({ name }) => name)).toEqual(PUBLIC);
    await pool.close();
  });
});
