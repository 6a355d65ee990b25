import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stringify } from 'yaml';
import { conformanceReport, REPORT } from './conformance/report';
import { ROOT } from './lib/paths.mjs';

const HEADER =
  '# Written by `npm run conformance` from docs/accessibility.md, in the form of OpenACR. Change it there.\n';

/** Texts are quoted and whole: no `1.10` and no `no` is read as anything else, and a change is a line. */
const STYLE = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const;

/** The report as it is checked in; a test compares. */
export async function conformanceFile(): Promise<string> {
  const markdown = await readFile(join(ROOT, 'docs/accessibility.md'), 'utf8');
  return `${HEADER}${stringify(conformanceReport(markdown), STYLE)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = await conformanceFile();
  await writeFile(REPORT, text);
  console.log(`${REPORT}: ${text.length} characters`);
}
