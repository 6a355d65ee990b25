import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { locationById } from '#domain/vocabulary/lookup';
import { townOf } from '#domain/vocabulary/towns';
import type { Entry } from './entry';
import { municipalitiesWithin, type PlaceAt } from './findDistance';
import { capital } from './periods';
import type { Token } from './tokens';

/** A half of a place, by the coordinates of its towns. */
type Side = 'north' | 'south' | 'east' | 'west';

interface Direction {
  sv: string;
  en: string;
  sides: readonly Side[];
  words: string;
}

const DIRECTIONS: readonly Direction[] = [
  { sv: 'Norra', en: 'Northern', sides: ['north'], words: 'norra|northern|north' },
  { sv: 'Södra', en: 'Southern', sides: ['south'], words: 'södra|southern|south' },
  { sv: 'Östra', en: 'Eastern', sides: ['east'], words: 'östra|eastern|east' },
  { sv: 'Västra', en: 'Western', sides: ['west'], words: 'västra|western|west' },
  ...(
    [
      ['Nordöstra', 'North-eastern', ['north', 'east'], 'nordöstra|northeastern|northeast'],
      ['Nordvästra', 'North-western', ['north', 'west'], 'nordvästra|northwestern|northwest'],
      ['Sydöstra', 'South-eastern', ['south', 'east'], 'sydöstra|southeastern|southeast'],
      ['Sydvästra', 'South-western', ['south', 'west'], 'sydvästra|southwestern|southwest'],
    ] as const
  ).map(([sv, en, sides, words]) => ({ sv, en, sides, words })),
];
const BY_WORD: ReadonlyMap<string, Direction> = new Map(
  DIRECTIONS.flatMap((direction) => direction.words.split('|').map((word) => [word, direction])),
);

/** What lies on one side of a town, in words of their own: "norr om Stockholm", "south of Umeå". */
const BESIDE: ReadonlyMap<string, Omit<Direction, 'words'>> = new Map(
  (
    [
      ['norr', 'Norr om', 'North of', 'north'],
      ['söder', 'Söder om', 'South of', 'south'],
      ['öster', 'Öster om', 'East of', 'east'],
      ['väster', 'Väster om', 'West of', 'west'],
    ] as const
  ).flatMap(([word, sv, en, side]) =>
    [word, side].map((name) => [name, { sv, en, sides: [side] }] as const),
  ),
);
const OF: ReadonlySet<string> = new Set(['om', 'of']);
/** What is farther away is not called after the town. */
const BESIDE_KM = 100;

/** "Norr om Stockholm": the municipalities around a town whose own town lies on that side of it. */
function besideTownAt(
  tokens: readonly Token[],
  at: number,
  placeAt: (at: number) => PlaceAt | null,
): { entry: Entry; to: number } | null {
  const direction = OF.has(tokens[at + 1]?.key ?? '') && BESIDE.get(tokens[at]?.key ?? '');
  const town = direction ? placeAt(at + 2) : null;
  const [facet, ...others] = town?.entry.facets ?? [];
  const [id = '', ...more] = facet?.part === 'locations' ? facet.ids : [];
  if (!direction || !town || others.length + more.length > 0) return null;
  const [side] = direction.sides;
  const from = townOf(id);
  const axis = axisOf(side);
  const isBeside = (other: string): boolean => {
    const far = (townOf(other)?.[axis] ?? Number.NaN) - (from?.[axis] ?? Number.NaN);
    return isUpper(side) ? far > 0 : far < 0;
  };
  const ids = municipalitiesWithin(id, BESIDE_KM).filter(isBeside);
  const name = locationById(id)?.name ?? '';
  const label = { sv: `${direction.sv} ${name}`, en: `${direction.en} ${name}` };
  if (ids.length === 0) return null;
  return { entry: { ...town.entry, facets: [{ part: 'locations', ids }], label }, to: town.to };
}

const axisOf = (side: Side | undefined): 0 | 1 => (side === 'north' || side === 'south' ? 0 : 1);
const isUpper = (side: Side | undefined): boolean => side === 'north' || side === 'east';

/**
 * "Norra Skåne", "eastern Småland": the municipalities whose town lies in that half of a region, or of a landscape;
 * null for any other words. What is a place of its own by that name ("västra Götaland") is read before.
 */
export function partOfRegionAt(
  tokens: readonly Token[],
  at: number,
  placeAt: (at: number) => PlaceAt | null,
): { entry: Entry; to: number } | null {
  const beside = besideTownAt(tokens, at, placeAt);
  if (beside) return beside;
  const direction = BY_WORD.get(tokens[at]?.key ?? '');
  const whole = direction ? placeAt(at + 1) : null;
  const [facet, ...others] = whole?.entry.facets ?? [];
  if (!direction || !whole || facet?.part !== 'locations' || others.length > 0) return null;
  const all = facet.ids.flatMap(municipalitiesIn);
  if (all.length < 2) return null;
  const ids = direction.sides.reduce((rest, side) => onSide(rest, side, all), all);
  const name = capital(whole.entry.term);
  const entry: Entry = {
    ...whole.entry,
    facets: [{ part: 'locations', ids }],
    need: 'nothing',
    label: { sv: `${direction.sv} ${name}`, en: `${direction.en} ${name}` },
  };
  return { entry, to: whole.to };
}

const municipalitiesIn = (id: string): string[] =>
  locationById(id)?.kind === 'region'
    ? MUNICIPALITIES.flatMap((place) => (place.regionId === id ? [place.id] : []))
    : [id];

/** Those of some municipalities whose town lies in a half of what all of them span. */
function onSide(ids: readonly string[], side: Side, all: readonly string[]): string[] {
  const axis = axisOf(side);
  const degrees = (id: string): number => townOf(id)?.[axis] ?? Number.NaN;
  const known = all.map(degrees).filter((degree) => !Number.isNaN(degree));
  const middle = (Math.min(...known) + Math.max(...known)) / 2;
  return ids.filter((id) => (isUpper(side) ? degrees(id) >= middle : degrees(id) <= middle));
}
