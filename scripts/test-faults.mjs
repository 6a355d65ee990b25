/**
 * `npm run test:faults [-- words …]`: every fault (`server/faults/README.md`) on both stores, and the
 * table of what was promised and seen. With words, only the files whose path has one of them.
 */
import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { installDependencies } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';

await installDependencies();
const { findPostgres } = await import('./lib/tools.mjs');

/** @typedef {{ fault: string, promised: string, seen: Record<string, string> }} Row */

const words = process.argv.slice(2);
const files = readdirSync(`${ROOT}server`, { recursive: true, encoding: 'utf8' })
  .map((file) => `server/${file}`)
  .filter((file) => /\.faults\.(?:\w+\.)?test\.ts$/.test(file))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
const onOneStore = /\.faults\.(?:postgres|chaos)\.test\.ts$/;
const onBoth = files.filter((file) => !onOneStore.test(file));

/** @type {Map<string, Row>} */
const rows = new Map();
let failed = 0;

await runOn('embedded', 'server', onBoth);
const postgres = await findPostgres();
if (postgres.url === null) {
  console.error(`PostgreSQL cannot be tried: ${postgres.reason}.`);
  failed += 1;
} else {
  const there = files.filter((file) => !file.endsWith('.chaos.test.ts'));
  await runOn('PostgreSQL', 'server', there, { TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
}
await runOn(
  'processes',
  'chaos',
  files.filter((file) => file.endsWith('.chaos.test.ts')),
);
printTable();
process.exit(failed === 0 ? 0 : 1);

/**
 * Runs the files and notes what was seen.
 * @param {string} store As the table names it.
 * @param {string} project
 * @param {string[]} tests
 * @param {Record<string, string>} [env]
 */
async function runOn(store, project, tests, env = {}) {
  if (tests.length === 0) return;
  console.log(`\n── ${store}`);
  const report = `${ROOT}test-results/faults.json`;
  await rm(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const options = ['--project', project, '--no-file-parallelism', '--run', ...reporters];
  const code = await runTool('vitest', [...options, ...tests], { env });
  if (code !== 0) failed += 1;
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  for (const { assertionResults } of JSON.parse(text).testResults) {
    for (const { ancestorTitles, title, status, duration } of assertionResults) {
      const fault = ancestorTitles.join(', ');
      const row = rows.get(`${fault}\n${title}`) ?? { fault, promised: title, seen: {} };
      row.seen[store] = status === 'passed' ? `held (${Math.round(duration ?? 0)} ms)` : status;
      rows.set(`${fault}\n${title}`, row);
    }
  }
}

function printTable() {
  console.log('\n| Fault | Promised | Seen |\n|---|---|---|');
  for (const { fault, promised, seen } of rows.values()) {
    const stores = Object.entries(seen).map(([store, what]) => `${store}: ${what}`);
    console.log(`| ${fault} | ${promised} | ${stores.join(', ')} |`);
  }
  const held = [...rows.values()].filter(({ seen }) =>
    Object.values(seen).every((what) => what.startsWith('held')),
  );
  console.log(`\n${held.length} of ${rows.size} promises held.`);
}
