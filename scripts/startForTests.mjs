/** The product on an empty data folder, for the end-to-end tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dataDir = mkdtempSync(join(tmpdir(), 'vikari-e2e-'));
process.env.DATA_DIR = dataDir;
// All tests use one address
process.env.PAGES_PER_MINUTE ??= '100000';
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import('./start.mjs');
