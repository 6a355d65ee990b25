import type { Database, Queryable } from './database';

/** Notes how long a statement took, the wait for a connection included. */
type OnStatement = (name: string, milliseconds: number, result: 'ok' | 'failed') => void;

/** The database, whose statements are timed. */
export function measuredDatabase(db: Database, onStatement: OnStatement): Database {
  const measured = (queryable: Queryable): Queryable => ({
    async query<R extends object>(sql: string, params?: readonly unknown[]): Promise<R[]> {
      const began = performance.now();
      let result: 'ok' | 'failed' = 'failed';
      try {
        const rows = await queryable.query<R>(sql, params);
        result = 'ok';
        return rows;
      } finally {
        onStatement(statementName(sql), performance.now() - began, result);
      }
    },
  });
  return {
    kind: db.kind,
    query: measured(db).query,
    transaction: (work, options) => db.transaction((tx) => work(measured(tx)), options),
    listen: (channel, onNotify) => db.listen(channel, onNotify),
    usage: db.usage,
    close: () => db.close(),
  };
}

const names = new Map<string, string>();
/** Texts whose names are kept; a text that is put together may have many forms. */
const KEPT_NAMES = 2000;

/**
 * What a statement does to which table, such as `update outbox`: stable, one of some hundred, and
 * without a value. The first change counts before what is only read.
 */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = nameOf(sql);
  if (names.size < KEPT_NAMES) names.set(sql, name);
  return name;
}

const CHANGE = /\b(insert into|update|delete from)\s+(?:only\s+)?([a-z_]{1,63})\b/;
/** The first that is no expression of the statement itself (`with … as`). */
const READ = /\bfrom\s+([a-z_]{1,63})\b/;
const WORD = /^\s*([a-z]{1,20})\b/i;

function nameOf(sql: string): string {
  // A lock is no change: `for update of due`
  const text = sql.replaceAll(/\bfor (?:no key )?update\b|\bdo update\b/g, '');
  const change = CHANGE.exec(text);
  if (change) return `${change[1]?.split(' ')[0]} ${change[2]}`;
  const read = READ.exec(text);
  if (read) return `select ${read[1]}`;
  return WORD.exec(sql)?.[1]?.toLowerCase() ?? 'other';
}
