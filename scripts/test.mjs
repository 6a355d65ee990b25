/** `npm test`: installs what the tests need, runs all of them, and counts. */
import { rmSync } from 'node:fs';
import { STATIC_CHECKS } from './lib/checks.mjs';
import { installDependencies } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { runTool } from './lib/run.mjs';
import { Tally } from './lib/tally.mjs';

await installDependencies();
const { findBrowser, findPostgres } = await import('./lib/tools.mjs');
const tally = new Tally();
rmSync(`${ROOT}test-results`, { recursive: true, force: true });

const title = (text) => console.log(`\n── ${text}`);

async function vitest(name, args, env = {}) {
  title(name);
  const report = `test-results/${name.replaceAll(/[^a-z]+/gi, '-')}.json`;
  const code = await runTool(
    'vitest',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  tally.addVitest(`${ROOT}${report}`, code);
}

title('types, lint, boundaries, dead code');
for (const [name, check] of STATIC_CHECKS) {
  const start = performance.now();
  tally.check(name, (await check()) === 0, (performance.now() - start) / 1000);
}

await vitest('unit', ['--project', 'unit', '--project', 'kit', '--project', 'dom']);
await vitest('server, embedded', ['--project', 'server']);

const postgres = await findPostgres();
if (postgres.url !== null) {
  // One file at a time: a transaction of one database delays what another's change log may show.
  await vitest('server, PostgreSQL', ['--project', 'server', '--no-file-parallelism'], {
    TEST_DATABASE_URL: postgres.url,
  });
  await postgres.stop();
} else {
  tally.skip('server tests on PostgreSQL', postgres.reason);
}

const browser = await findBrowser();
if (browser) {
  const env = { CHROMIUM_PATH: browser };
  await vitest('stories', ['--config', 'vitest.stories.config.ts'], env);
  title('end to end');
  const { buildProduct } = await import('./lib/buildProduct.mjs');
  await buildProduct();
  const report = `${ROOT}test-results/e2e.json`;
  const code = await runTool('playwright', ['test', '--reporter=dot,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  tally.addPlaywright(report, code);
} else {
  tally.skip('stories', 'no browser is installed, and none can be installed');
  tally.skip('end-to-end tests', 'no browser is installed, and none can be installed');
}

process.exit(tally.close());
