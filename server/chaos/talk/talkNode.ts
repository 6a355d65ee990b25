import { fileURLToPath } from 'node:url';
import { testConfig } from '../../testing/testConfig';
import type { PageRenderer } from '../../web/pageRenderer';
import type { NodeReady, NodeSettings } from './nodeMessages';

/**
 * One server of the talk test, which kills it and sets its clock: the whole product, on the
 * database that its settings name, with the site's pages where they are switched on.
 */
const { TALK_NODE: given } = process.env;
if (!given || !process.send) throw new Error('Only the talk starts this program.');
const { pages, ...settings }: NodeSettings = JSON.parse(given);

let jumped = 0;
const clockOf = Date.now.bind(Date);
Date.now = () => clockOf() + jumped;
process.on('message', (milliseconds: number) => {
  jumped = milliseconds;
});
// The server stops when its parent process is gone.
process.on('disconnect', () => process.exit());

// After the clock is replaced
const { startServer } = await import('../../startServer');
// It talks faster than people do
const messageLimits = { minute: 1_000_000, day: 1_000_000 };
const config = testConfig({ ...settings, messageLimits });
const { url } = await startServer(
  { ...config, files: { ...config.files, folder: settings.dataDir } },
  pages ? { site: await builtSite() } : {},
);
process.send({ url } satisfies NodeReady);

/** The site that `npm run build` made. */
async function builtSite() {
  const { builtAssets } = await import('../../web/builtAssets');
  const dist = new URL('../../../dist/', import.meta.url);
  const renderer: PageRenderer = await import(new URL('server/entryServer.js', dist).href);
  const clientDir = fileURLToPath(new URL('client', dist));
  return { renderer, assets: builtAssets(clientDir), clientDir };
}
