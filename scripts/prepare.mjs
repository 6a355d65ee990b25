/**
 * What `npm start` does first: installs and builds where something is missing or older than its
 * sources. In a process of its own, since the bundler takes 1.6 GB of memory, which a server in the
 * same process would keep for as long as it runs.
 */
import { installDependencies } from './lib/install.mjs';

const stop = new AbortController();
// Who waits for it is gone: another start may install and build in the same folders
process.once('disconnect', () => {
  stop.abort();
  process.exit(1);
});

try {
  await installDependencies(stop.signal);
  const { buildProduct } = await import('./lib/buildProduct.mjs');
  await buildProduct();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(0);
