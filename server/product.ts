import { fileURLToPath } from 'node:url';
import { isProduction, readConfig } from './config/config';
import { misspeltSettings } from './config/misspeltSettings';
import { printAsJson } from './lib/jsonConsole';
import { runServer } from './runServer';
import { startServer } from './startServer';
import { builtAssets } from './web/builtAssets';
import type { PageRenderer } from './web/pageRenderer';

/** The lists of a small store are whole by then, and nobody sees that they are being read in. */
const WAIT_FOR_LISTS_MS = 500;

// Before anything is printed. In a terminal, where a demonstration runs, people read it
const { env } = process;
if (isProduction(env)) printAsJson();

/** The product: the built server with the built site. */
await runServer(async () => {
  const config = readConfig(env);
  for (const sentence of misspeltSettings(env)) console.warn(sentence);
  if (config.mode === 'demo') {
    console.log('This is the demonstration: BankID and the recruiter are simulated.');
  }
  const clientDir = fileURLToPath(new URL('../client', import.meta.url));
  // The only import of the site's code; a variable keeps the bundler from following it.
  const rendererUrl = new URL('./entryServer.js', import.meta.url).href;
  const renderer: PageRenderer = await import(/* @vite-ignore */ rendererUrl);
  return startServer(config, {
    site: { renderer, assets: builtAssets(clientDir), clientDir },
    waitForLists: WAIT_FOR_LISTS_MS,
    onProgress: (message) => console.log(message),
  });
});
