import { expect, it } from 'vitest';
import { createStatementNames } from './statementNames';

const SQL = 'select id from jobs where id = $1';
const afterUses = (sql: string) => {
  const { nameOf } = createStatementNames();
  return [nameOf(sql), nameOf(sql), nameOf(sql), nameOf(sql)];
};

it('names a statement that comes again, always alike', () => {
  expect(afterUses(SQL)).toEqual([undefined, undefined, 's1', 's1']);
});

it('gives two statements two names', () => {
  const { nameOf } = createStatementNames();
  const last = (sql: string) => [nameOf(sql), nameOf(sql), nameOf(sql)].at(-1);
  expect([last(SQL), last(`${SQL} for update`), last(SQL)]).toEqual(['s1', 's2', 's1']);
});

it.each(['select * from jobs', 'select jobs.*, 1 from jobs'])(
  'names none that answers whatever columns there are: %s',
  (sql) => expect(new Set(afterUses(sql))).toEqual(new Set([undefined])),
);

it('names one that counts', () => {
  expect(afterUses('select count(*) from jobs').at(-1)).toBe('s1');
});

it('names so many and no more, whatever texts are put together', () => {
  const { nameOf } = createStatementNames();
  const names = Array.from({ length: 2_000 }, (_, count) => {
    const sql = `select ${count}`;
    return [nameOf(sql), nameOf(sql), nameOf(sql)].at(-1);
  });
  expect(names.filter((name) => name !== undefined)).toHaveLength(500);
});
