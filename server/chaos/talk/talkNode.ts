import { testConfig } from '../../testing/testConfig';
import type { NodeReady, NodeSettings } from './nodeMessages';

/**
 * One server that the talk kills and whose clock it sets: the whole product without the site's
 * pages, on the database that its settings name.
 */
const { TALK_NODE: given } = process.env;
if (!given || !process.send) throw new Error('Only the talk starts this program.');
const { dataDir, databaseUrl, publicUrl }: NodeSettings = JSON.parse(given);

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
const config = testConfig({ dataDir, databaseUrl, publicUrl });
const { url } = await startServer({ ...config, files: { ...config.files, folder: dataDir } }, {});
process.send({ url } satisfies NodeReady);
