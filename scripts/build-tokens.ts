/** `npm run build:tokens`: the theme as files of the Design Tokens Format. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tokenFiles } from '../ui-kit/tokens/tokenFiles';
import type { GeneratedFile } from './build-theme';

const FOLDER = new URL('../ui-kit/tokens/', import.meta.url);

/** A group of a few values stands on one line, so that a difference shows one token a line. */
const short = (json: string): string =>
  json.replace(/[{[]\n\s+[^{}[\]]*?[}\]]/gu, (part) => {
    const line = part.replace(/\s*\n\s*/gu, ' ');
    return line.length > 80 ? part : line;
  });

/** Every token file with its expected text; a test compares it with the checked-in file. */
export const tokenFileTexts = (): GeneratedFile[] =>
  Object.entries(tokenFiles()).map(([name, content]) => ({
    path: fileURLToPath(new URL(name, FOLDER)),
    text: `${short(JSON.stringify(content, null, 2))}\n`,
  }));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { path, text } of tokenFileTexts()) {
    await writeFile(path, text);
    console.log(`${path}: ${text.length} characters`);
  }
}
