/** The product on an empty data folder, for the end-to-end tests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'vikari-e2e-'));
process.env.DATA_DIR = dataDir;
// Tests that only read use one address
process.env.PAGES_PER_MINUTE ??= '100000';
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const keyFile = process.env.EMPLOYER_KEY_FILE;
if (keyFile) {
  writeFileSync(keyFile, keyOfAnEmployer(), { mode: 0o600 });
  process.on('exit', () => rmSync(keyFile, { force: true }));
}
await import('./start.mjs');

/** The integration key of an employer for whom the demo recruiter does not work. */
function keyOfAnEmployer() {
  const create = ['create', '--employer', 'e2e', '--name', 'Testsjukhuset'];
  const told = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/keys.ts', ...create], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return /^vik_\S+$/mu.exec(told)?.[0] ?? '';
}
