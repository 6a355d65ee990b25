import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config';
import { startServer } from './startServer';
import { builtAssets } from './web/builtAssets';
import type { PageRenderer } from './web/pageRenderer';

/** The product: the built server beside the built site. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const clientDir = fileURLToPath(new URL('../client', import.meta.url));
  // The one door to the site's code; a variable keeps the bundler from following it.
  const door = new URL('./entryServer.js', import.meta.url).href;
  const renderer: PageRenderer = await import(/* @vite-ignore */ door);
  const server = await startServer(config, {
    site: { renderer, assets: builtAssets(clientDir), clientDir },
    onProgress: (message) => console.log(message),
  });
  const stop = async (): Promise<void> => {
    await server.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`Vikari is ready on ${server.url}`);
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || (error instanceof Error && 'expected' in error);
  console.error(known && error instanceof Error ? error.message : error);
  process.exit(1);
});
