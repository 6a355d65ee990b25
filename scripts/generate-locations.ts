import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes `domain/vocabulary/locations.generated.json` from a folder with `regions.json` and
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

const rowsOf = (places: Place[]): string[] => places.map(({ code, name }) => `${code} ${name}`);

const folder = process.argv[2];
if (!folder) throw new Error('Give the folder of regions.json and municipalities.json.');

const regions = await readRows(folder, 'regions.json');
const municipalities = await readRows(folder, 'municipalities.json');

await writeFile(
  fileURLToPath(new URL('../domain/vocabulary/locations.generated.json', import.meta.url)),
  `${JSON.stringify({ regions: rowsOf(regions), municipalities: rowsOf(municipalities) }, null, 2)}\n`,
);
console.log(`${regions.length} regions, ${municipalities.length} municipalities written.`);
