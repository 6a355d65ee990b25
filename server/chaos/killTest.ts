import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillReport, runKillRounds } from './killRounds';

const MS_PER_ROUND = 60_000;
const MS_TO_START = 60_000;

/**
 * The test that the suite runs for a few rounds and `npm run test:chaos` for many, on its own
 * embedded database.
 *
 * @param onReport - called with the counts of a successful run.
 */
export function killTest(rounds: number, onReport?: (report: KillReport) => void): void {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vikari-kill-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it(`neither loses nor duplicates an application when the server is killed ${rounds} times`, {
    timeout: MS_TO_START + rounds * MS_PER_ROUND,
  }, async () => {
    const report = await runKillRounds(dataDir, rounds);
    expect(report).toMatchObject({ lost: [], doubled: [], changed: [] });
    expect(report.acknowledged).toBeGreaterThan(rounds);
    onReport?.(report);
  });
}
