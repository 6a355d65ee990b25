import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { GeneratedFile } from './build-theme';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The inline script as a module of the server; a test compares it with the checked-in file. */
export async function inlineScriptModule(): Promise<GeneratedFile> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path('src/beforeHydration/main.ts'), output: { format: 'iife' } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build is not one bundle.');
  const [{ code }] = built.output;
  // Inside a script element these would end it, or begin a comment.
  if (/<\/script|<!--/i.test(code))
    throw new Error('The inline script would end its script element.');
  return {
    path: path('server/web/inlineScript.generated.ts'),
    text: [
      '// Written by `npm run build:inline-script` from src/beforeHydration. Change it there.',
      `export const INLINE_SCRIPT = ${JSON.stringify(code.trim())};`,
      '',
    ].join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = await inlineScriptModule();
  await writeFile(file.path, file.text);
  console.log(`${file.path}: ${file.text.length} characters`);
}
