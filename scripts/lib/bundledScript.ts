import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A file of this repository by its path from the root. */
export const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** A script with all that it imports, as one text that needs no module loader. */
export async function bundledScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path(source), output: { format: 'iife' } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build is not one bundle.');
  const [{ code }] = built.output;
  return code.trim();
}
