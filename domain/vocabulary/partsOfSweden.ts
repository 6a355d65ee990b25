import { REGIONS } from './locations';

/** SCB's codes of the regions of Svealand and Norrland; the others are Götaland's. */
const SVEALAND = ['01', '03', '04', '17', '18', '19', '20'];
const NORRLAND = ['21', '22', '23', '24', '25'];

function partOf(regionId: string): 'gotaland' | 'svealand' | 'norrland' {
  const code = regionId.slice('r-'.length);
  if (NORRLAND.includes(code)) return 'norrland';
  return SVEALAND.includes(code) ? 'svealand' : 'gotaland';
}

/** The ids of all regions in the same parts of the country (Götaland, Svealand, Norrland), sorted. */
export function wholePartsOf(regionIds: readonly string[]): string[] {
  const parts = new Set(regionIds.map(partOf));
  return REGIONS.map(({ id }) => id)
    .filter((id) => parts.has(partOf(id)))
    .sort();
}
