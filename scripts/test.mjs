/** `npm test`: installs what the tests need, runs all of them, and counts. */
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { STATIC_CHECKS } from './lib/checks.mjs';
import { installDependencies } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { run, runTool } from './lib/run.mjs';
import { Tally } from './lib/tally.mjs';

await installDependencies();
const { findBrowser, findPostgres, hasClamd } = await import('./lib/tools.mjs');
const { findFirestoreEmulator } = await import('./testing/firestore.mjs');
const tally = new Tally();
rmSync(`${ROOT}test-results`, { recursive: true, force: true });

const NO_BROWSER = 'no browser is installed, and none can be installed';

const title = (text) => console.log(`\n── ${text}`);

/** Runs `work`; returns its result and the seconds that it took. */
async function timed(work) {
  const start = performance.now();
  const code = await work();
  return { code, seconds: (performance.now() - start) / 1000 };
}

async function vitest(name, args, options = {}) {
  title(name);
  const report = `test-results/${name.replaceAll(/[^a-z]+/gi, '-')}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code, seconds } = await timed(() =>
    runTool('vitest', [...args, '--run', ...reporters], options),
  );
  tally.addVitest(name, seconds, `${ROOT}${report}`, code);
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

/** The files that only PostgreSQL can run. */
async function postgresTestFiles() {
  const files = await readdir(`${ROOT}server`, { recursive: true });
  return files.filter((file) => file.endsWith('.postgres.test.ts')).map((file) => `server/${file}`);
}

async function testOnPostgres() {
  const postgres = await findPostgres();
  if (postgres.url === null) {
    tally.skip('server tests on PostgreSQL', postgres.reason);
    return;
  }
  // Only tests that use a database can behave differently on another store. One file at a time: a
  // transaction of one database delays what another's change log may show.
  const sources = ['server/storage/testing/testDatabase.ts', ...(await postgresTestFiles())];
  await vitest(
    'server, PostgreSQL',
    ['related', ...sources, '--project', 'server', '--no-file-parallelism'],
    { env: { TEST_DATABASE_URL: postgres.url }, quiet: true },
  );
  await postgres.stop();
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

async function testOnEmbedded(browser) {
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
  const env = browser ? { CHROMIUM_PATH: browser } : {};
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

const browser = await findBrowser();
// They run side by side: each is idle for part of its time, and none of them measures times
await Promise.all([
  checkStatically().then(build).then(testUnits).then(testScreens),
  testOnEmbedded(browser).then(() => testStories(browser)),
  testOnPostgres(),
]);
await testEndToEnd(browser);

process.exit(tally.close());
