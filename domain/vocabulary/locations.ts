import rows from './locations.generated.json';
import { slugify } from './slug';
import type { AppLocation } from './types';

/*
 * `<code> <name>` of every region and municipality, written by scripts/generate-locations.ts: SCB's
 * codes (länskod, kommunkod), names as in the JobTech taxonomy, version 30. A municipality's first two
 * digits are its region's code.
 */

/**
 * Håbo and Habo give the same slug; Håbo, whose slug lost the ring of its å, gets its county added.
 */
const KEY_BY_CODE: Readonly<Record<string, string>> = { '0305': 'habo-uppsala-lan' };

function split(row: string): { code: string; name: string } {
  const gap = row.indexOf(' ');
  return { code: row.slice(0, gap), name: row.slice(gap + 1) };
}

/** The 21 regions, by SCB code. */
export const REGIONS: readonly AppLocation[] = rows.regions.map((row) => {
  const { code, name } = split(row);
  const id = `r-${code}`;
  return { id, key: slugify(name), name, kind: 'region', regionId: id };
});

/** The 290 municipalities, by SCB code. */
export const MUNICIPALITIES: readonly AppLocation[] = rows.municipalities.map((row) => {
  const { code, name } = split(row);
  return {
    id: `m-${code}`,
    key: KEY_BY_CODE[code] ?? slugify(name),
    name,
    kind: 'municipality',
    regionId: `r-${code.slice(0, 2)}`,
  };
});

/** Regions first, then municipalities; keys and ids are unique across both. */
export const APP_LOCATIONS: readonly AppLocation[] = [...REGIONS, ...MUNICIPALITIES];
