import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_FILE_PATH } from '#domain/api/privacy';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { SECOND } from '../lib/time';
import { everythingAbout, type KnownPerson } from '../privacy/testing/everythingAbout';
import { readZip } from '../privacy/testing/readZip';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;
/** Longer than a row's page: the store keeps it apart, where it can be lost by itself. */
const LOST = 'Det som är borta. '.repeat(600);

let anna: KnownPerson;
let bodil: KnownPerson;
let giveBack: () => Promise<void>;
let before: Copy;
let after: Copy;

beforeAll(async () => {
  anna = await everythingAbout(server, clock, 'Annasa');
  bodil = await everythingAbout(server, clock, 'Bodilsa');
});
afterAll(() => server.close());

/** Loses the stored value of a column, as a damaged disk does; returns what brings it back. */
async function loseValue(table: string, column: string, where: string) {
  await db.query(`alter table ${table} alter column ${column} set storage external`);
  await db.query(`update ${table} set ${column} = $1 where ${where}`, [LOST]);
  const [{ toast } = { toast: '' }] = await db.query<{ toast: string }>(
    'select reltoastrelid::regclass::text as toast from pg_class where relname = $1',
    [table],
  );
  // The store lets nobody write into what is its own
  const change = (sql: string) =>
    db.transaction(async (tx) => {
      const kind = (to: string) =>
        tx.query(`update pg_class set relkind = $1 where oid = '${toast}'::regclass`, [to]);
      await kind('r');
      await tx.query(sql);
      await kind('t');
    });
  await db.query(`create table kept_toast as select * from ${toast}`);
  await change(`delete from ${toast}`);
  return () => change(`insert into ${toast} select * from kept_toast`);
}

const exportsOf = async ({ candidate }: KnownPerson) =>
  (await sendRaw(app, { method: 'GET', url: '/api/v2/users/exports', headers: candidate })).json()
    .results;

type Copy = Awaited<ReturnType<typeof copyOf>>;

/** Asks for a copy, lets it be tried as often as it is, and reads it. */
async function copyOf(person: KnownPerson) {
  clock.advance(SECOND);
  await sendRaw(app, {
    method: 'POST',
    url: '/api/v2/users/request_export',
    payload: '{}',
    headers: { 'content-type': 'application/json', ...person.candidate },
  });
  for (let tries = 0; tries < 4; tries += 1) await server.services.timers['waiting exports']?.[1]();
  const [newest] = await exportsOf(person);
  const answer = await sendRaw(app, {
    method: 'GET',
    url: `${EXPORT_FILE_PATH}?id=${newest.id}`,
    headers: person.candidate,
  });
  expect([newest.status, answer.statusCode]).toEqual(['ready', 200]);
  const files = readZip(answer.rawPayload);
  const text = (name: string) => String(files.get(name));
  return { newest, files, text, index: JSON.parse(text('data/index.json')) };
}

const setAside = async () =>
  (
    await db.query<{ item: string }>(
      `select item from quarantine where reader = 'exports' order by item`,
    )
  ).map(({ item }) => item);

describe("A file and a value of a person's cannot be read", () => {
  it('a copy of what is whole names nothing as unread', async () => {
    before = await copyOf(anna);
    const { newest, index, text } = before;
    expect([newest.incomplete, index.unread]).toEqual([undefined, undefined]);
    expect(text('README.txt')).not.toContain('could not be read');
    expect(text('mina-uppgifter.html')).not.toContain('Det här gick inte att läsa');
  });

  it('their copy is made all the same, with the rest whole, and says what is missing', async () => {
    giveBack = await loseValue('user_references', 'workplace', `user_id = '${anna.userId}'`);
    await db.query(
      `update file_frames set object = 'lost' where file_id in
         (select file_id from user_documents where user_id = $1)`,
      [anna.userId],
    );
    await db.query(
      `update jobs set data = jsonb_set(data, '{questionnaire}', '[null]')
        where id in (select job_id from applications where uid = $1)`,
      [anna.userId],
    );
    after = await copyOf(anna);

    expect(after.newest).toMatchObject({ incomplete: true });
    expect(after.index.unread).toEqual([
      { path: 'data/user_references.json', how: 'fields' },
      { path: 'documents/1-cv.pdf', how: 'missing' },
    ]);
    const [reference] = JSON.parse(after.text('data/user_references.json'));
    expect(reference).toMatchObject({ unread: ['workplace'] });
    expect(reference).not.toHaveProperty('workplace');
    expect(reference.name).toBe(JSON.parse(before.text('data/user_references.json'))[0].name);

    const names = [...before.files.keys()].filter((name) => name !== 'documents/1-cv.pdf');
    expect([...after.files.keys()].toSorted()).toEqual(names.toSorted());
    const same = (name: string) => after.text(name) === before.text(name);
    expect(names.filter((name) => !same(name)).toSorted()).toEqual([
      'README.txt',
      'data/audit_log.json',
      'data/data_exports.json',
      'data/file_frames.json',
      'data/files.json',
      'data/index.json',
      'data/user_references.json',
      'mina-uppgifter.html',
    ]);
  });

  it('the page and the text beside it say so to the person, in words', () => {
    const { text } = after;
    const page = text('mina-uppgifter.html');
    expect(page).toContain('<li><a href="#unread">Det här gick inte att läsa</a></li>');
    expect(page).toContain('<bdi>documents/1-cv.pdf</bdi>: saknas');
    expect(page).toContain('<bdi>Referenser (data/user_references.json)</bdi>: vissa fält saknas');
    expect(page).toContain('<dd>Gick inte att läsa</dd>');
    expect(page).not.toContain('href="documents/1-cv.pdf"');
    expect(text('README.txt')).toContain('documents/1-cv.pdf: saknas / is missing');
  });

  it('the operator sees which, and not what they say', async () => {
    expect(await setAside()).toEqual([
      `${anna.userId} data/user_references.json`,
      `${anna.userId} documents/1-cv.pdf`,
    ]);
    expect(server.faults.map(String).join('\n')).not.toContain('Det som är borta');
  });

  it('nobody else notices', async () => {
    const { newest, index } = await copyOf(bodil);
    expect([newest.incomplete, index.unread]).toEqual([undefined, undefined]);
  });

  it('once they are whole again, so is the copy', async () => {
    await giveBack();
    await db.query('delete from user_documents where user_id = $1', [anna.userId]);
    const { newest, index } = await copyOf(anna);
    expect([newest.incomplete, index.unread]).toEqual([undefined, undefined]);
    expect(await setAside()).toEqual([]);
  });
});
