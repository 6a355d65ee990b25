/** `npm run check`: everything that needs no browser, fast. */
import { STATIC_CHECKS } from './lib/checks.mjs';
import { installDependencies } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';
import { Tally } from './lib/tally.mjs';

await installDependencies();
const tally = new Tally();
for (const [name, check] of STATIC_CHECKS) {
  const start = performance.now();
  tally.check(name, (await check()) === 0, (performance.now() - start) / 1000);
}
const report = 'test-results/check.json';
const start = performance.now();
const code = await runTool('vitest', [
  'run',
  ...['unit', 'kit', 'dom', 'server'].flatMap((project) => ['--project', project]),
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
tally.addVitest('tests', (performance.now() - start) / 1000, report, code);
process.exit(tally.close());
