import type { ConnectionPool } from './connection';
import type { Database } from './database';
import { queryableOn, runTransaction, transactionScope, withRetries } from './transaction';

/** A statement that begins so and has none of the words after it changes nothing, and locks nothing. */
const READ = /^\s*(?:select|with)\b/i;
const CHANGE = /\b(?:insert|update|delete|share)\b/i;

const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** `Database` over any driver that gives connections: everything that both drivers share. */
export function databaseOver(pool: ConnectionPool): Database {
  const scope = transactionScope();
  return {
    kind: pool.kind,
    async query(sql, params) {
      scope.refuseInside();
      const onlyReads = READ.test(sql) && !CHANGE.test(sql);
      return pool.withConnection((connection) => queryableOn(connection).query(sql, params), {
        onlyReads,
      });
    },
    async transaction(work, options) {
      scope.refuseInside();
      return withRetries(() =>
        pool.withConnection((connection) =>
          runTransaction(connection, (tx) => scope.run(() => work(tx)), options),
        ),
      );
    },
    async listen(channel, onNotify) {
      if (!CHANNEL.test(channel)) throw new TypeError(`${channel} is not a channel name.`);
      scope.refuseInside();
      return pool.listen(channel, onNotify);
    },
    usage: pool.usage,
    close: () => pool.close(),
  };
}
