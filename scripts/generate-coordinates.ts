import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rowsJson } from './lib/rowsJson';

/**
 * Writes `domain/vocabulary/coordinates.generated.json` from a folder with `municipalities.json` and
 * `places.json` (WGS 84): `npx tsx scripts/generate-coordinates.ts <folder>`. A municipality
 * without coordinates of its own, or with those of another place of its name, gets the middle of its
 * places; one without those is left out.
 */
interface Point {
  lat: number | null;
  lon: number | null;
}

interface Municipality extends Point {
  code: string;
}

interface Place extends Point {
  municipality_code: string;
}

async function readRows<Row>(folder: string, file: string): Promise<Row[]> {
  const { rows }: { rows: Row[] } = JSON.parse(await readFile(join(folder, file), 'utf8'));
  return rows;
}

/** Null for what is missing, which the sources write as null or as 0. */
function located({ lat, lon }: Point): [lat: number, lon: number] | null {
  return lat && lon ? [lat, lon] : null;
}

function middle(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Between a municipality and the middle of its places, about 165 km. */
const FARTHEST_DEGREES = 1.5;

const folder = process.argv[2];
if (!folder) throw new Error('Give the folder of municipalities.json and places.json.');

const municipalities = await readRows<Municipality>(folder, 'municipalities.json');
const places = await readRows<Place>(folder, 'places.json');

const rows = municipalities
  .toSorted((a, b) => a.code.localeCompare(b.code))
  .flatMap((municipality) => {
    const within = places
      .filter((place) => place.municipality_code === municipality.code)
      .flatMap((place) => {
        const point = located(place);
        return point ? [point] : [];
      });
    const north = middle(within.map(([lat]) => lat));
    const east = middle(within.map(([, lon]) => lon));
    const own = located(municipality);
    const isElsewhere = own && north && Math.abs(own[0] - north) > FARTHEST_DEGREES;
    const [lat, lon] = own && !isElsewhere ? own : [north, east];
    if (lat === undefined || lon === undefined) return [];
    return [[municipality.code, [lat, lon].map((degrees) => Number(degrees.toFixed(2)))] as const];
  });

await writeFile(
  fileURLToPath(new URL('../domain/vocabulary/coordinates.generated.json', import.meta.url)),
  rowsJson(rows),
);
console.log(`${rows.length} municipalities written.`);
