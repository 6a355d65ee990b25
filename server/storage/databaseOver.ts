import type { ConnectionPool } from './connection';
import type { Database } from './database';
import { queryableOn, runTransaction, transactionScope, withRetries } from './transaction';

const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** The port over any store that gives connections: all that both stores have in common. */
export function databaseOver(pool: ConnectionPool): Database {
  const scope = transactionScope();
  return {
    kind: pool.kind,
    async query(sql, params) {
      scope.refuseInside();
      return pool.withConnection((connection) => queryableOn(connection).query(sql, params));
    },
    async transaction(work) {
      scope.refuseInside();
      return withRetries(() =>
        pool.withConnection((connection) =>
          runTransaction(connection, (tx) => scope.run(() => work(tx))),
        ),
      );
    },
    async listen(channel, onNotify) {
      if (!CHANNEL.test(channel)) throw new TypeError(`${channel} is no channel's name.`);
      scope.refuseInside();
      return pool.listen(channel, onNotify);
    },
    close: () => pool.close(),
  };
}
