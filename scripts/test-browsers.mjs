/** `npm run test:browsers`: the journeys in Firefox and WebKit, in those that are here. */
import { installDependencies } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

await installDependencies();
const { findFirefox, findWebKit } = await import('./lib/tools.mjs');

const firefox = await findFirefox();
const webKit = await findWebKit();
if (!firefox) console.log('skipped: no Firefox (Debian: apt install firefox-esr)');
if (!webKit) console.log('skipped: no WebKit (Debian: apt install webkit2gtk-driver xvfb)');
if (!firefox && !webKit) process.exit(0);

const config = ['--config', 'playwright.browsers.config.ts', '--reporter=list'];
process.exit(
  await runTool('playwright', ['test', ...config, ...process.argv.slice(2)], {
    env: { FIREFOX_PATH: firefox ?? '', WEBKIT_PATH: webKit ?? '' },
  }),
);
