import { expect, it } from 'vitest';
import { createTestDatabase } from './testing/testDatabase';

it('every reference that the deletion of a person follows has an index', async () => {
  const db = await createTestDatabase();
  const rows = await db.query<{ reference: string; isIndexed: boolean }>(
    `with recursive followed as (
       select 'users'::regclass::oid as relation
       union
       select conrelid from pg_constraint
       join followed on followed.relation = confrelid
       where contype = 'f' and confdeltype = 'c'
     )
     select conrelid::regclass || '.' || conname as reference, exists (
         select 1 from pg_index
         where indrelid = conrelid
           and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
           -- One of those that are not null serves as well; another condition may leave rows out
           and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
       ) as "isIndexed"
     from pg_constraint
     where contype = 'f' and confrelid in (select relation from followed)
     order by 1`,
  );
  await db.close();
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
});
