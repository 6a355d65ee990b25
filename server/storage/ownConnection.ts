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

  async function open(): Promise<LineClient> {
    const client = new LineClient(settings);
    client.on('end', () => {
      opened = null;
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.cut();
      opened = null;
      throw error;
    }
  }

  const { query } = queryableOn({
    async query(sql, params = []) {
      try {
        opened ??= open();
        const client = await opened;
        const text = { text: sql, values: [...params], rowMode: 'array' as const };
        const answer = await client.answered(client.query<(string | null)[]>(text), limits.check);
        return {
          columns: answer.fields.map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })),
          rows: answer.rows,
          command: answer.command,
        };
      } catch (error) {
        const refused = toStoreError(error);
        if (!(refused instanceof SqlError)) opened = null;
        throw refused;
      }
    },
    exec: () => Promise.reject(new Error('Only questions are asked here.')),
  });

  return {
    query,
    async close() {
      const client = await opened?.catch(() => null);
      client?.cut();
    },
  };
}
