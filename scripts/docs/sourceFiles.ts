import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['bench', 'domain', 'e2e', 'scripts', 'server', 'src', 'stories', 'ui-kit'];

/** Every TypeScript file of the repository with its text; the path is relative to the root. */
export function sourceFiles(): { path: string; text: string }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') })),
  );
}
