import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AccountKillReport, runAccountKillRounds } from './accountKillRounds';
import { type KillReport, runKillRounds } from './killRounds';

const MS_PER_ROUND = 60_000;
const MS_TO_START = 60_000;

/** A data folder of its own for each test of a file. */
function ownDataDir(): () => string {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vikari-kill-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  return () => dataDir;
}

/**
 * The tests that the suite runs for a few rounds and `npm run test:chaos` for many, each on its own
 * embedded database.
 *
 * @param onReport - called with the counts of a successful run.
 */
export function killTest(rounds: number, onReport?: (report: KillReport) => void): void {
  const dataDir = ownDataDir();
  it(`neither loses nor duplicates an application when the server is killed ${rounds} times`, {
    timeout: MS_TO_START + rounds * MS_PER_ROUND,
  }, async () => {
    const report = await runKillRounds(dataDir(), rounds);
    expect(report).toMatchObject({ lost: [], doubled: [], changed: [] });
    expect(report.acknowledged).toBeGreaterThan(rounds);
    onReport?.(report);
  });
}

/** The same as `killTest`, for uploads and for what the account saves automatically. */
export function accountKillTest(
  rounds: number,
  onReport?: (report: AccountKillReport) => void,
): void {
  const dataDir = ownDataDir();

  it(`keeps each confirmed upload and save once when the server is killed ${rounds} times`, {
    timeout: MS_TO_START + rounds * MS_PER_ROUND,
  }, async () => {
    const report = await runAccountKillRounds(dataDir(), rounds);
    expect(report.faults).toEqual([]);
    expect(report.confirmed.piece).toBeGreaterThan(0);
    expect(report.confirmed.save).toBeGreaterThan(0);
    onReport?.(report);
  });
}
