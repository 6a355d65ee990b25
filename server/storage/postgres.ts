import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection, ConnectionPool } from './connection';
import { limitNow } from './patience';
import { LINE_LIMITS, LineClient, type LineLimits, lineSettings } from './postgresLine';
import { postgresListener } from './postgresListener';
import { refusedByStore, SqlError, StoreUnavailableError } from './sqlError';
import { createStatementNames } from './statementNames';

const POOL_SIZE = 10;
/** Seconds; so that the connections move to a server that took another's place. */
const LONGEST_LIFE = 900;

const NO_LIMITS = 'set lock_timeout = 0; set statement_timeout = 0';
const USUAL_LIMITS = 'reset lock_timeout; reset statement_timeout';

/**
 * PostgreSQL through `pg`; the pool connects when it is first used. Every answer has a time in which
 * it comes, or its connection is cut and never used again.
 */
export function postgresPool(
  databaseUrl: string,
  limits: LineLimits = LINE_LIMITS,
): ConnectionPool {
  const settings = lineSettings(databaseUrl, limits);
  const pool = new pg.Pool({
    ...settings,
    max: POOL_SIZE,
    maxLifetimeSeconds: LONGEST_LIFE,
    Client: LineClient,
  });
  // A connection that breaks while idle is dropped by the pool
  pool.on('error', () => undefined);
  const lines = new Set<LineClient>();
  pool.on('connect', (client) => {
    const line = client as LineClient & pg.PoolClient;
    lines.add(line);
    line.once('end', () => lines.delete(line));
  });
  const listener = postgresListener(settings, limits);
  const names = createStatementNames();
  /** Of the monotonic clock: what was silent before it is not believed. */
  let deadBefore = 0;

  /** Of a server that is silent each call waits for itself: that it is, `storeWatch.ts` knows. */
  async function connect(): Promise<LineClient & pg.PoolClient> {
    try {
      return (await pool.connect()) as LineClient & pg.PoolClient;
    } catch (error) {
      throw new StoreUnavailableError(error);
    }
  }

  /** A connection whose other end is there. */
  async function checkedOut(): Promise<LineClient & pg.PoolClient> {
    for (;;) {
      const client = await connect();
      if (client.answeredAt >= deadBefore) {
        if (performance.now() - client.answeredAt < limits.unused) return client;
        if (await client.works(limits.check)) return client;
        deadBefore = performance.now();
      }
      client.cut();
      client.release(true);
    }
  }

  return {
    kind: 'postgres',
    async withConnection(work) {
      const client = await checkedOut();
      let broken = false;
      const guarded = async <T>(answer: Promise<T>, limit: number | null): Promise<T> => {
        try {
          return await client.answered(answer, limit);
        } catch (error) {
          const refused = toStoreError(error);
          broken ||= !(refused instanceof SqlError);
          if (!(error instanceof pg.DatabaseError)) deadBefore = performance.now();
          throw refused;
        }
      };
      const isEndless = limitNow(limits) === null;
      const connection: Connection = {
        async query(sql, params = []) {
          const values = [...params];
          // Without values it is sent as it is, in one message
          const name = values.length > 0 && !isEndless ? names.nameOf(sql) : undefined;
          const answer = await guarded(
            client.query<(string | null)[]>({ name, text: sql, values, rowMode: 'array' }),
            limitNow(limits),
          );
          return {
            columns: answer.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })),
            rows: answer.rows,
            command: answer.command,
          };
        },
        async exec(sql) {
          // Migrations, which may take long
          await guarded(client.query(sql), null);
        },
      };
      try {
        if (isEndless) await connection.exec(NO_LIMITS);
        return await work(connection);
      } finally {
        if (isEndless) await connection.exec(USUAL_LIMITS).catch(() => undefined);
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
      const left = [...lines].map((line) => new Promise((resolve) => line.once('end', resolve)));
      await Promise.race([Promise.all(left), wait(limits.goodbye, undefined, { ref: false })]);
      // One whose other end is silent never ends by itself, and would keep the process
      for (const line of lines) line.cut();
    },
  };
}

/** Anything that is not a response of the server is a broken connection. */
export function toStoreError(error: unknown): SqlError | StoreUnavailableError {
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
