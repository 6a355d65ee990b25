/**
 * `npm test`: installs what the tests need, runs all of them, and counts. `npm test -- --changed [ref]`
 * runs only the tests and stories that import a file changed since the last commit, or since `ref`.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { CRUISED, STATIC_CHECKS } from './lib/checks.mjs';
import { installDependencies } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';
import { Tally } from './lib/tally.mjs';

await installDependencies();
const { findBrowser, findPostgres, hasClamd } = await import('./lib/tools.mjs');
const { findFirestoreEmulator } = await import('./testing/firestore.mjs');
const { memoryFolder } = await import('./testing/memoryFolder.mjs');
const tally = new Tally();
rmSync(`${ROOT}test-results`, { recursive: true, force: true });

/** Where the tests of the server store what they throw away. */
const memory = await memoryFolder();
const STORED = memory === null ? {} : { TMPDIR: memory };
process.once('exit', () => memory && rmSync(memory, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const NO_BROWSER = 'no browser is installed, and none can be installed';

const title = (text) => console.log(`\n── ${text}`);

/** Runs `work`; returns its result and the seconds that it took. */
async function timed(work) {
  const start = performance.now();
  const code = await work();
  return { code, seconds: (performance.now() - start) / 1000 };
}

/** Returns the report. */
async function vitest(name, args, options = {}) {
  title(name);
  const report = `test-results/${name.replaceAll(/[^a-z]+/gi, '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, seconds } = await timed(() =>
    runTool('vitest', [...args, '--run', ...reporters], options),
  );
  return tally.addVitest(name, seconds, `${ROOT}${report}`, code);
}

async function checkStatically() {
  for (const [name, check] of STATIC_CHECKS) {
    const { code, seconds } = await timed(check);
    tally.check(name, code === 0, seconds);
  }
}

/** In a separate process: Vite changes NODE_ENV for the whole process that it builds in. */
async function build() {
  const { code, seconds } = await timed(() =>
    run(process.execPath, ['scripts/build.mjs', '--if-changed'], { quiet: true }),
  );
  tally.check('build', code === 0, seconds);
}

/** Where the stores differ: these run on both. */
const ON_BOTH_STORES = ['storage', 'backup', 'live', 'shutdown'].map((name) => `server/${name}/`);

/** The files that only PostgreSQL can run. */
async function postgresTestFiles() {
  const files = await readdir(`${ROOT}server`, { recursive: true });
  return files.filter((file) => file.endsWith('.postgres.test.ts')).map((file) => `server/${file}`);
}

/** Returns the files that need not run on the embedded database any more. */
async function testOnPostgres() {
  const postgres = await findPostgres(memory ?? undefined);
  if (postgres.url === null) {
    tally.skip('server tests on PostgreSQL', postgres.reason);
    return [];
  }
  // Only tests that use a database can behave differently on another store. One file at a time: a
  // transaction of one database delays what another's change log may show.
  const sources = ['server/storage/testing/testDatabase.ts', ...(await postgresTestFiles())];
  const { testResults } = await vitest(
    'server, PostgreSQL',
    ['related', ...sources, '--project', 'server', '--no-file-parallelism'],
    { env: { ...STORED, TEST_DATABASE_URL: postgres.url }, quiet: true },
  );
  await postgres.stop();
  const files = testResults.map(({ name }) => name.slice(ROOT.length));
  return files.filter((file) => !ON_BOTH_STORES.some((folder) => file.startsWith(folder)));
}

/** With one worker a project's files share one window; with two, each file waits for its own. */
async function testUnits() {
  await vitest('unit', ['--project', 'unit', '--project', 'kit', '--maxWorkers=1'], {
    quiet: true,
  });
}

async function testScreens() {
  await vitest('screens', ['--project', 'dom', '--maxWorkers=1'], { quiet: true });
}

/** @param {string[]} alreadyRun Files that need not run once more. */
async function testOnEmbedded(browser, alreadyRun) {
  if (!browser) tally.skip('the live port in a browser', NO_BROWSER);
  if (!findFirestoreEmulator()) {
    tally.skip(
      'Firestore: rules, publishing, live updates',
      'no emulator (cloud-firestore-emulator.jar and Java, see docs/firebase.md)',
    );
  }
  if (!(await hasClamd())) {
    tally.skip('scans by ClamAV', 'clamd is not installed (Debian: apt install clamav-daemon)');
  }
  const env = {
    ...STORED,
    RUN_ON_POSTGRES: alreadyRun.join('\n'),
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  await vitest('server, embedded', ['--project', 'server'], { env, quiet: true });
}

async function testStories(browser) {
  if (!browser) return tally.skip('stories', NO_BROWSER);
  const env = { CHROMIUM_PATH: browser };
  await vitest('stories', ['--config', 'vitest.stories.config.ts'], { env, quiet: true });
}

async function testEndToEnd(browser) {
  if (!browser) return tally.skip('end-to-end tests', NO_BROWSER);
  title('end to end');
  const report = `${ROOT}test-results/e2e.json`;
  const { code, seconds } = await timed(() =>
    runTool('playwright', ['test', '--reporter=dot,json'], {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }),
  );
  tally.addPlaywright('end to end', seconds, report, code);
}

/**
 * The files that changed since `ref`, and all that reach one by their imports. Vitest's own
 * `--changed` reads every test for it, which takes minutes.
 * @param {string} ref @returns {string[]}
 */
function affectedFiles(ref) {
  const cruise = ['scripts/depcruise.mjs', '--config', '.dependency-cruiser.cjs'];
  const options = ['--affected', ref, '--output-type', 'json', ...CRUISED, 'scripts'];
  const told = execFileSync(process.execPath, [...cruise, ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(told).modules.map(({ source }) => source);
}

/** @param {string} [ref] What is compared with; the last commit when left out. */
async function testChanged(ref = 'HEAD') {
  const affected = affectedFiles(ref);
  const tests = affected.filter((file) => /\.test\.tsx?$/u.test(file));
  const stories = affected.filter((file) => file.endsWith('.stories.tsx'));
  console.log(`${tests.length} files of tests and ${stories.length} of stories are affected.`);
  const projects = ['unit', 'kit', 'dom', 'server'].flatMap((name) => ['--project', name]);
  // Some run elsewhere only: on PostgreSQL, or by a command of their own
  const mayBeNone = '--passWithNoTests';
  if (tests.length > 0) await vitest('changed', [...projects, mayBeNone, ...tests]);
  if (stories.length === 0) return;
  const browser = await findBrowser();
  if (!browser) return tally.skip('stories', NO_BROWSER);
  const env = { CHROMIUM_PATH: browser };
  await vitest('changed stories', ['--config', 'vitest.stories.config.ts', ...stories], { env });
}

const [only, ref] = process.argv.slice(2);
if (only === '--changed') {
  await testChanged(ref);
  process.exit(tally.close({ mayBeEmpty: true }));
}
if (only !== undefined) {
  console.error(`npm test knows no ${only}; there is --changed [ref].`);
  process.exit(1);
}

const browser = await findBrowser();
const onPostgres = testOnPostgres();
// They run side by side: each is idle for part of its time, and none of them measures times. Both rows
// take as long; what has several workers of its own comes when both have ended
await Promise.all([
  checkStatically().then(build).then(testUnits),
  testStories(browser).then(testScreens),
]);
await testOnEmbedded(browser, await onPostgres);
await testEndToEnd(browser);

process.exit(tally.close());
