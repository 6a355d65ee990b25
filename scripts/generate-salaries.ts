import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Writes `domain/salaries/statistics.generated.ts` from a `salaries.json` with Statistics Sweden's
 * rows: `npx tsx scripts/generate-salaries.ts <file>`.
 */
interface Percentiles {
  mean?: number | null;
  p10?: number | null;
  p25?: number | null;
  median?: number | null;
  p75?: number | null;
  p90?: number | null;
}

interface Facts {
  scb_2023_2024_all_sectors: {
    rows: (Percentiles & { ssyk: string; sex: 'men' | 'women'; year: number })[];
  };
  scb_2023_2024_by_riksomrade_mean: {
    rows: {
      riksomrade: string;
      ssyk: string;
      sex: 'men' | 'women';
      year: number;
      mean: number | null;
    }[];
  };
  scb_2019_regional_sector: { year: number; rows: (Percentiles & { ssyk: string })[] };
}

/** The groups that the salary guide is about: doctors and nurses. */
const isInGuide = (ssyk: string): boolean => /^22[12]/.test(ssyk);

const AREAS = [
  'Stockholm',
  'East-Central Sweden',
  'Småland and islands',
  'South Sweden',
  'West Sweden',
  'North-Central Sweden',
  'Central Norrland',
  'Upper Norrland',
];

const values = ({ mean, p10, p25, median, p75, p90 }: Percentiles): string =>
  [mean, p10, p25, median, p75, p90].map((value) => String(value ?? null)).join(', ');

const file = process.argv[2];
if (!file) throw new Error('Give the file salaries.json.');
const facts: Facts = JSON.parse(await readFile(file, 'utf8'));

const statistics = [
  ...facts.scb_2023_2024_all_sectors.rows
    .filter(({ ssyk }) => isInGuide(ssyk))
    .map((row) => `  ['${row.ssyk}', 'all', '${row.sex}', ${row.year}, ${values(row)}],`),
  ...facts.scb_2019_regional_sector.rows
    .filter(({ ssyk }) => isInGuide(ssyk))
    .map(
      (row) =>
        `  ['${row.ssyk}', 'regions', 'both', ${facts.scb_2019_regional_sector.year}, ${values(row)}],`,
    ),
];

const byArea = facts.scb_2023_2024_by_riksomrade_mean.rows;
const newest = Math.max(...byArea.map(({ year }) => year));
const areaRows = [...new Set(byArea.map(({ ssyk }) => ssyk))].filter(isInGuide).flatMap((ssyk) =>
  (['women', 'men'] as const).map((sex) => {
    const means = AREAS.map(
      (area) =>
        byArea.find(
          (row) =>
            row.ssyk === ssyk && row.sex === sex && row.year === newest && row.riksomrade === area,
        )?.mean ?? null,
    );
    return `  ['${ssyk}', '${sex}', ${newest}, [${means.map(String).join(', ')}]],`;
  }),
);

await writeFile(
  fileURLToPath(new URL('../domain/salaries/statistics.generated.ts', import.meta.url)),
  `// Written by scripts/generate-salaries.ts; do not edit.
// SEK a month before tax, for full time. Sources: all sectors scb_all_sectors, regions scb_regions_2019
// in domain/salaries/salarySources.ts.
import type { AreaRow, StatisticsRow } from './salaryFigure';

/** SSYK 2012 group, sector, sex, year; mean, p10, p25, median, p75, p90. */
export const STATISTICS: readonly StatisticsRow[] = [
${statistics.join('\n')}
];

/** SSYK 2012 group, sex, year; the mean in each of \`AREAS\`, all sectors. */
export const MEANS_BY_AREA: readonly AreaRow[] = [
${areaRows.join('\n')}
];
`,
);
console.log(`${statistics.length} distributions and ${areaRows.length} rows by area written.`);
