import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../storage/openDatabase';
import { fillDataFolder } from '../../storage/testing/dataFolder';
import { createTestDatabase } from '../../storage/testing/testDatabase';
import type { NodeSettings } from './nodeMessages';
import { type Pair, runTalk, storePair, type Talk, type TalkReport } from './runTalk';

/** A limit, not a pace: in a browser on a slow machine a message takes more than half a second. */
const MS_PER_MESSAGE = 1500;
const MS_TO_START = 60_000;

/**
 * The test that the suite runs with a few messages and `npm run test:talk` with thousands: on the
 * embedded database one server, on PostgreSQL two.
 *
 * @param onReport - called with the counts of a successful run.
 */
export function talkTest(talk: Talk, onReport?: (report: TalkReport) => void): void {
  const { messages, candidateIn, firestore } = talk;
  const how = `the candidate in ${candidateIn === 'chromium' ? 'Chromium' : 'a program'}${
    firestore ? ', over Firestore' : ''
  }`;
  it(`two people exchange ${messages} messages while servers are killed and answers are lost, ${how}`, {
    timeout: MS_TO_START + messages * MS_PER_MESSAGE,
  }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vikari-talk-'));
    try {
      await withPair(dataDir, talk, async (pair, settings) => {
        const report = await runTalk(pair, settings, talk);
        expect(report.faults).toEqual([]);
        expect(report.kills).toBeGreaterThan(0);
        expect(report.lost).toBeGreaterThan(0);
        onReport?.(report);
      });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}

async function withPair(
  dataDir: string,
  { candidateIn, firestore }: Talk,
  work: (pair: Pair, settings: readonly Omit<NodeSettings, 'publicUrl'>[]) => Promise<void>,
): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  const own = { dataDir, pages: candidateIn === 'chromium', firestore: firestore?.() ?? null };
  if (server) {
    const db = await createTestDatabase();
    const [row] = await db.query<{ name: string }>('select current_database() as name');
    const database = new URL(server);
    database.pathname = `/${row?.name}`;
    const node = { ...own, databaseUrl: database.href };
    await work(await storePair(db), [node, node]);
    await db.close();
    return;
  }
  await fillDataFolder(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl: null });
  const pair = await storePair(db);
  await db.close();
  await work(pair, [{ ...own, databaseUrl: null }]);
}
