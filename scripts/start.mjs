/** `npm start`: installs, builds and runs whatever is needed, also on a fresh clone. */
import { installDependencies } from './lib/install.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Vikari needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

try {
  await installDependencies();
  const { buildProduct } = await import('./lib/buildProduct.mjs');
  await buildProduct();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await import('../dist/server/main.js');
