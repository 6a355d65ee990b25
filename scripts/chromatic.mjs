/**
 * `npm run chromatic`: sends the built Storybook to Chromatic, as `chromatic.config.json` says. It needs a
 * project there, whose token is in `CHROMATIC_PROJECT_TOKEN`.
 */
import { runTool } from './lib/run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exit(await runTool('chromatic', process.argv.slice(2)));
}
console.error(
  'CHROMATIC_PROJECT_TOKEN is not set, so nothing is built or sent. Without a project at Chromatic: npm run test:visual.',
);
process.exit(1);
