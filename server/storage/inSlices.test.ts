import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database';
import { deleteInSlices, readInSlices } from './inSlices';
import { createTestDatabase } from './testing/testDatabase';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('deletes what is meant and nothing else, in statements of a few rows', async () => {
  const { query } = db;
  await query(
    `insert into settings (key, value)
     select 'row-' || i, to_jsonb(i) from generate_series(1, 25) as i`,
  );
  let statements = 0;
  const counted: Pick<Database, 'query'> = {
    query(sql, params) {
      statements += 1;
      return query(sql, params);
    },
  };
  const old = "delete from settings where key like 'row-%' and value::int <= $1";
  expect(await deleteInSlices(counted, old, [20], 6)).toBe(20);
  expect(statements).toBe(4);
  expect(await deleteInSlices(counted, old, [20], 6)).toBe(0);
  const left = await query<{ value: number }>(
    "select value from settings where key like 'row-%' order by value::int",
  );
  expect(left.map(({ value }) => value)).toEqual([21, 22, 23, 24, 25]);
});

it('reads all there is in slices, each after the last of the one before', async () => {
  const there = [1, 2, 3, 4, 5, 6, 7];
  const asked: (number | null)[] = [];
  const read = async (after: number | null, limit: number) => {
    asked.push(after);
    return there.filter((one) => one > (after ?? 0)).slice(0, limit);
  };
  const slices: number[][] = [];
  for await (const some of readInSlices(read, 3)) slices.push(some);
  expect(slices).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(asked).toEqual([null, 3, 6]);
  there.length = 6;
  slices.length = 0;
  for await (const some of readInSlices(read, 3)) slices.push(some);
  expect(slices).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

const WHOLE =
  /\.query(?:<[^>]*>)?\(\s*(['`])(delete from (?:(?!\1)[\s\S])*?\w+ <=? (?:case|\$)(?:(?!\1)[\s\S])*)\1/gu;

it('is how every repository deletes what is too old', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const whole = files
    .filter((file) => file.endsWith('.repository.ts'))
    .filter((file) =>
      [...readFileSync(`${SERVER}${file}`, 'utf8').matchAll(WHOLE)].some(
        ([, , statement = '']) => !statement.includes('limit $'),
      ),
    );
  // Others that may grow have their reasons in boundedStatements.unit.test.ts
  expect(whole).toEqual([]);
});
