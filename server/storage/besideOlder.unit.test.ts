import { expect, it } from 'vitest';
import { runsBesideOlder, tellsOfOlder } from './besideOlder';
import { readMigrations } from './migrate';

/** The last migration from before the rule. */
const BEFORE_THE_RULE = '0051';

it.each([
  'create table rooms (id text primary key, name text not null unique)',
  'create table rooms (id text); alter table rooms add unique (id); insert into rooms values (1)',
  'create table rooms (id text); create unique index on rooms (id); create index on jobs (id)',
  "alter table jobs add column beds int, add column kind text not null default 'a;b, drop table x'",
  'alter table jobs add column price numeric(10, 2) check (price > 0), add column size int',
  '-- drop table jobs\ncreate index jobs_by_day on jobs (day) where day is not null;',
  '-- older programs run: none has read it since the release before\ndrop table rooms;',
])('an older program runs beside: %s', (sql) => {
  expect(runsBesideOlder(sql)).toBe(true);
  expect(tellsOfOlder(sql)).toBe(true);
});

it.each([
  'drop table jobs',
  'alter table jobs drop column data',
  'alter table jobs rename column data to facts',
  'alter table jobs rename to ads',
  'alter table jobs add column beds int not null',
  'alter table jobs add column beds int default 0, drop column data',
  'alter table jobs add column number int unique',
  'alter table jobs alter column data type text',
  'alter table jobs alter column data set not null',
  'alter table jobs add constraint one check (beds > 1)',
  'create unique index on jobs (slug)',
  "update jobs set status = 'shut'",
  'delete from jobs',
  "do $$ begin execute 'create table x ()'; end $$",
  '/* create table x (); */ truncate jobs',
])('an older program may fail beside, and the migration must say: %s', (sql) => {
  expect(runsBesideOlder(sql)).toBe(false);
  expect(tellsOfOlder(sql)).toBe(false);
});

it('may be said to stop older programs', () => {
  const sql = '-- older programs stop: they would answer messages twice\ncreate table x (id int);';
  expect(runsBesideOlder(sql)).toBe(false);
  expect(tellsOfOlder(sql)).toBe(true);
});

it('every migration since the rule only adds, or says what older programs do', async () => {
  const unsaid = (await readMigrations())
    .filter(({ name }) => name > `${BEFORE_THE_RULE}~`)
    .filter(({ sql }) => !tellsOfOlder(sql))
    .map(({ name }) => name);
  // A line `-- older programs run: <why>` or `-- older programs stop: <why>`: docs/postgresql.md
  expect(unsaid).toEqual([]);
});
