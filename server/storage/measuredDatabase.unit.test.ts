import { expect, it } from 'vitest';
import { statementName } from './measuredDatabase';

it.each([
  ['select 1', 'select'],
  ['select id from users where id = $1 for update', 'select users'],
  [
    'update outbox as due set attempts = 1 where position = (select due.position from outbox)',
    'update outbox',
  ],
  [
    'with queued as (insert into outbox (a) select 1 on conflict do update set a = 2) select 1',
    'insert outbox',
  ],
  ['delete from sessions where id = $1 returning id', 'delete sessions'],
  ['begin isolation level read committed', 'begin'],
  ["select pg_notify('a', 'b')", 'select'],
  ['', 'other'],
])('%s is called %s', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
