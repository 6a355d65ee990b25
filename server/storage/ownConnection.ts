import type { Queryable } from './database';
import { toStoreError } from './postgres';
import { LINE_LIMITS, LineClient, type LineLimits, lineSettings } from './postgresLine';
import { SqlError } from './sqlError';
import { queryableOn } from './transaction';

/**
 * A connection beside the pool, for questions about the database itself: a pool whose connections are
 * all in use says nothing about it. Opened at the first question, and anew after a failure.
 */
export function ownConnection(
  databaseUrl: string,
  limits: LineLimits = LINE_LIMITS,
): Queryable & { close(): Promise<void> } {
  const settings = lineSettings(databaseUrl, { ...limits, connect: limits.check });
  let opened: Promise<LineClient> | null = null;
  let closed = false;

  /** Another may have taken its place meanwhile. */
  function forget(one: Promise<LineClient>): void {
    if (opened === one) opened = null;
  }

  function open(): Promise<LineClient> {
    if (closed) return Promise.reject(new Error('The connection is closed.'));
    const client = new LineClient(settings);
    const opening = client.connect().then(
      () => client,
      (error: unknown) => {
        client.cut();
        throw error;
      },
    );
    client.on('end', () => forget(opening));
    return opening;
  }

  const { query } = queryableOn({
    async query(sql, params = []) {
      opened ??= open();
      const mine = opened;
      try {
        const client = await mine;
        const text = { text: sql, values: [...params], rowMode: 'array' as const };
        const answer = await client.answered(client.query<(string | null)[]>(text), limits.check);
        return {
          columns: answer.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })),
          rows: answer.rows,
          command: answer.command,
        };
      } catch (error) {
        const refused = toStoreError(error);
        if (!(refused instanceof SqlError)) {
          forget(mine);
          // A server that is read-only or full answers, and would keep its end open
          mine.then(
            (client) => client.cut(),
            () => undefined,
          );
        }
        throw refused;
      }
    },
    exec: () => Promise.reject(new Error('Only questions are asked here.')),
  });

  return {
    query,
    async close() {
      closed = true;
      const client = await opened?.catch(() => null);
      client?.cut();
    },
  };
}
