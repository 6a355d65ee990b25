import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes `domain/vocabulary/locations.generated.ts` from a folder with `regions.json` and
 * `municipalities.json` (SCB codes and names): `npx tsx scripts/generate-locations.ts <folder>`.
 */
interface Place {
  code: string;
  name: string;
}

async function readRows(folder: string, file: string): Promise<Place[]> {
  const { rows }: { rows: Place[] } = JSON.parse(await readFile(join(folder, file), 'utf8'));
  return rows.toSorted((a, b) => a.code.localeCompare(b.code));
}

const literal = (places: Place[]): string =>
  places.map(({ code, name }) => `  '${code} ${name}',`).join('\n');

const folder = process.argv[2];
if (!folder) throw new Error('Give the folder of regions.json and municipalities.json.');

const regions = await readRows(folder, 'regions.json');
const municipalities = await readRows(folder, 'municipalities.json');

await writeFile(
  fileURLToPath(new URL('../domain/vocabulary/locations.generated.ts', import.meta.url)),
  `// Written by scripts/generate-locations.ts; do not edit.
// Source: SCB's county and municipality codes (länskod, kommunkod), names as in the JobTech
// taxonomy, version 30. A municipality's first two digits are its region's code.

/** \`<code> <name>\` of each of the ${regions.length} regions. */
export const REGION_ROWS: readonly string[] = [
${literal(regions)}
];

/** \`<code> <name>\` of each of the ${municipalities.length} municipalities. */
export const MUNICIPALITY_ROWS: readonly string[] = [
${literal(municipalities)}
];
`,
);
console.log(`${regions.length} regions, ${municipalities.length} municipalities written.`);
