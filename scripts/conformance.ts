import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { conformanceReport, REPORT } from './conformance/report';
import { toYaml } from './conformance/yaml';
import { ROOT } from './lib/paths.mjs';

const HEADER =
  '# Written by `npm run conformance` from docs/accessibility.md, in the form of OpenACR. Change it there.\n';

/** The report as it is checked in; a test compares. */
export async function conformanceFile(): Promise<string> {
  const markdown = await readFile(join(ROOT, 'docs/accessibility.md'), 'utf8');
  return `${HEADER}${toYaml(conformanceReport(markdown)).trimStart()}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = await conformanceFile();
  await writeFile(REPORT, text);
  console.log(`${REPORT}: ${text.length} characters`);
}
