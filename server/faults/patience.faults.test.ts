import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appendChange } from '../changeLog/changeLog.repository';
import { createChangeLogReader } from '../changeLog/changeLogReader';
import { systemClock } from '../lib/clock';
import { createPrivacy, type PrivacyDeps } from '../privacy/privacy';
import type { ConnectionPool } from '../storage/connection';
import type { Database } from '../storage/database';
import { embeddedPool } from '../storage/embedded/embeddedPool';
import type { WorkerEngine } from '../storage/embedded/workerEngine';
import { hurried, limitNow } from '../storage/patience';
import { createTestDatabase } from '../storage/testing/testDatabase';

/** Milliseconds, so that a limit says whose it is. */
const HURRIED = 1;
const USUAL = 2;
const limit = () => limitNow({ hurried: HURRIED, usual: USUAL });

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** The database, and how long each call on it was waited for. */
function listening() {
  const limits: (number | null)[] = [];
  const heard: Database = {
    ...db,
    query: (...asked: Parameters<Database['query']>) => {
      limits.push(limit());
      return db.query(...asked);
    },
    transaction: (...asked) => {
      limits.push(limit());
      return db.transaction(...asked);
    },
  } as Database;
  return { limits, heard };
}

describe('the haste of a request', () => {
  it('does not reach the export that it begins', async () => {
    const { limits, heard } = listening();
    const deps: Pick<PrivacyDeps, 'db' | 'clock' | 'tables'> = {
      db: heard,
      clock: systemClock,
      tables: [],
    };
    // Nothing waits, so nothing else is used
    const privacy = createPrivacy(deps as PrivacyDeps);
    await hurried(() => privacy.makeExports());
    expect(limits).toEqual([USUAL]);
  });

  it('does not reach what follows from a change', async () => {
    const { limits, heard } = listening();
    const reader = createChangeLogReader(heard, { pollMs: 20 });
    await reader.start();
    const inListener: (number | null)[] = [];
    reader.subscribe({}, () => inListener.push(limit()));
    await db.transaction((tx) =>
      appendChange(tx, { scope: 'jobs', type: 'thing', entityId: 'one' }),
    );
    await vi.waitFor(() => expect(inListener).toEqual([USUAL]));
    await reader.stop();
    // All but the cursor at its start
    expect(new Set(limits.slice(1))).toEqual(new Set([HURRIED]));
  });

  it('does not reach those who listen to an embedded database that it has opened again', async () => {
    let opened: number | null = null;
    const engine = (stopped: boolean): WorkerEngine => ({
      call: async () => ({ columns: [], rows: [], command: 'SELECT' }) as never,
      onNotify: () => undefined,
      terminate: async () => undefined,
      stopped,
    });
    const pool: ConnectionPool = embeddedPool(engine(true), {
      reopen: async () => {
        opened = limit();
        return engine(false);
      },
    });
    await hurried(() => pool.withConnection((connection) => connection.query('select 1')));
    expect(opened).toBe(USUAL);
    await pool.close();
  });
});
