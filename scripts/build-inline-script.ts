import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { GeneratedFile } from './build-theme';
import { bundledScript, path } from './lib/bundledScript';

/** The inline script as a module of the server; a test compares it with the checked-in file. */
export async function inlineScriptModule(): Promise<GeneratedFile> {
  const code = await bundledScript('src/beforeHydration/main.ts');
  // Inside a script element these would end it, or begin a comment.
  if (/<\/script|<!--/i.test(code))
    throw new Error('The inline script would end its script element.');
  return {
    path: path('server/web/inlineScript.generated.ts'),
    text: [
      '// Written by `npm run build:inline-script` from src/beforeHydration. Change it there.',
      `export const INLINE_SCRIPT = ${JSON.stringify(code)};`,
      '',
    ].join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = await inlineScriptModule();
  await writeFile(file.path, file.text);
  console.log(`${file.path}: ${file.text.length} characters`);
}
