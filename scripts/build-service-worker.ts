import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { GeneratedFile } from './build-theme';
import { bundledScript, path } from './lib/bundledScript';

/** The service worker as a public file; a test compares it with the checked-in one. */
export async function serviceWorkerFile(): Promise<GeneratedFile> {
  return {
    path: path('public/sw.js'),
    text: [
      '// Written by `npm run build:service-worker` from src/serviceWorker. Change it there.',
      await bundledScript('src/serviceWorker/main.ts'),
      '',
    ].join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = await serviceWorkerFile();
  await writeFile(file.path, file.text);
  console.log(`${file.path}: ${file.text.length} characters`);
}
