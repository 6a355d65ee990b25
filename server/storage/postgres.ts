import pg from 'pg';
import type { Connection, ConnectionPool } from './connection';
import { postgresListener } from './postgresListener';
import { refusedByStore, SqlError, StoreUnavailableError } from './sqlError';

const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;

/** PostgreSQL through `pg`; the pool connects when it is first used. */
export function postgresPool(databaseUrl: string): ConnectionPool {
  const settings: pg.ClientConfig = {
    connectionString: databaseUrl,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // The text form of values must not depend on the server's own settings
    options: '-c timezone=UTC -c datestyle=ISO -c bytea_output=hex',
    application_name: 'vikari',
    types: { getTypeParser: () => (text: string) => text },
  };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE });
  // A connection that breaks while idle is dropped by the pool; in use, its query fails. Without a
  // listener either would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listener = postgresListener(settings);

  return {
    kind: 'postgres',
    async withConnection(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new StoreUnavailableError(error);
      });
      let broken = false;
      const guarded = async <T>(action: Promise<T>): Promise<T> => {
        try {
          return await action;
        } catch (error) {
          const refused = toStoreError(error);
          broken ||= !(refused instanceof SqlError);
          throw refused;
        }
      };
      const connection: Connection = {
        async query(sql, params = []) {
          const answer = await guarded(
            client.query<(string | null)[]>({ text: sql, values: [...params], rowMode: 'array' }),
          );
          return {
            columns: answer.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })),
            rows: answer.rows,
            command: answer.command,
          };
        },
        async exec(sql) {
          await guarded(client.query(sql));
        },
      };
      try {
        return await work(connection);
      } finally {
        client.release(broken);
      }
    },
    usage: () => ({
      used: pool.totalCount - pool.idleCount,
      most: POOL_SIZE,
      waiting: pool.waitingCount,
    }),
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** Anything that is not a response of the server is a broken connection. */
function toStoreError(error: unknown): SqlError | StoreUnavailableError {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) {
    return new StoreUnavailableError(error);
  }
  const { message, code, constraint, table, column } = error;
  return refusedByStore(message, {
    code,
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(column !== undefined && { column }),
  });
}
