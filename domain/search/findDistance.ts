import { MUNICIPALITIES } from '#domain/vocabulary/locations';
import { locationById } from '#domain/vocabulary/lookup';
import type { Entry } from './entry';
import { distanceLabel } from './labels';
import { entryOf } from './lexicon';
import { kilometresBetween } from './nearPlaces';
import type { Token } from './tokens';

/** A place that words name, and the token after it. */
export interface PlaceAt {
  entry: Entry;
  correctedTo: string | null;
  to: number;
}

/** A place with the places around it: "inom 60 km från Umeå". */
export interface FoundDistance extends PlaceAt {
  /** The words of the place itself. */
  named: { from: number; to: number };
}

/** "Near Umeå" without a number: the distance that the search bar offers first. */
const USUAL_KM = 60;
/** The longest distance that is read as one; what is farther away is not near. */
const MOST_KM = 300;
const KM_IN_A_MIL = 10;

const WITHIN = words('inom|within|max|högst|upp|under|up|mindre');
const BETWEEN_WITHIN_AND_NUMBER = words('till|to|än|than');
const NEAR = words(
  'nära|near|kring|runt|omkring|around|nearby|close|närheten|trakten|trakterna|utanför|outside|pendlingsavstånd|pendlaravstånd|kranskommun|kranskommuner',
);
const AFTER_NEAR = words('to|av|of|om|i|in|från|till|from');
const FROM = words('från|from|of|av|runt|kring|omkring|around|ifrån|utanför|till|to');
const KM = words('km|kilometer|kilometers|kilometre|kilometres');
const MIL = words('mil');
const AREA = words('omnejd|omgivning|omgivningar|surroundings|omland');
/** Right after a town: "Gothenburg area", "Växjö trakten". */
const AREA_AFTER = words('area|region|trakten|området|regionen');
const AREA_OF_TOWN = /^(.{3,}?)s?(?:trakten|området|bygden|hållet|area)$/u;
const WITH = words('med|och|with|and|samt');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split('|'));
}

/** The place with the places around it that begins at a word, if any. */
export function findDistance(
  tokens: readonly Token[],
  at: number,
  placeAt: (at: number) => PlaceAt | null,
): FoundDistance | null {
  const key = (index: number): string => tokens[index]?.key ?? '';
  const place = (index: number): PlaceAt | null => {
    const found = placeAt(index);
    return found && townOf(found.entry) ? found : null;
  };

  // "Norrköpingstrakten"
  const [, town] = AREA_OF_TOWN.exec(key(at)) ?? [];
  const entry = town === undefined ? undefined : (entryOf(town) ?? entryOf(`${town}s`));
  if (entry && townOf(entry)) {
    return around({ entry, correctedTo: null, to: at + 1 }, at, USUAL_KM, at + 1);
  }
  // "Inom 60 km från Umeå", "60 km runt Umeå", "60 km Umeå"
  let next = at;
  if (WITHIN.has(key(next))) next += BETWEEN_WITHIN_AND_NUMBER.has(key(next + 1)) ? 2 : 1;
  const before = kilometresAt(tokens, next);
  if (before) {
    const from = FROM.has(key(before.to)) ? before.to + 1 : before.to;
    const found = place(from);
    if (found) return around(found, from, before.km, found.to);
  }
  // "Nära Umeå", "near Umeå, 60 km"
  if (NEAR.has(key(at))) {
    const from = AFTER_NEAR.has(key(at + 1)) ? at + 2 : at + 1;
    const found = place(from);
    if (!found) return null;
    const inside = WITHIN.has(key(found.to)) ? found.to + 1 : found.to;
    const after = kilometresAt(tokens, inside);
    return around(found, from, after?.km ?? USUAL_KM, after?.to ?? found.to);
  }
  // "Umeå med omnejd", "Umeå 60 km"
  const found = mayFollow(tokens, at) ? place(at) : null;
  if (!found) return null;
  if (WITH.has(key(found.to)) && AREA.has(key(found.to + 1))) {
    return around(found, at, USUAL_KM, found.to + 2);
  }
  if (AREA_AFTER.has(key(found.to))) return around(found, at, USUAL_KM, found.to + 1);
  const after = kilometresAt(tokens, found.to);
  return after && around(found, at, after.km, after.to);
}

/** A quick look ahead, so that an ordinary word is not looked up twice. */
const mayFollow = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at + 1)
    .some(
      ({ key }) =>
        AREA.has(key) || AREA_AFTER.has(key) || KM.has(key) || MIL.has(key) || ONE.test(key),
    );

const ONE = /^(\d{1,3})(km|mil)$/u;

function kilometresAt(tokens: readonly Token[], at: number): { km: number; to: number } | null {
  const key = tokens[at]?.key ?? '';
  const unit = tokens[at + 1]?.key ?? '';
  const [, joined, unitOfJoined = ''] = ONE.exec(key) ?? [];
  if (joined !== undefined) return limited(Number(joined), unitOfJoined, at + 1);
  if (!/^\d{1,3}$/u.test(key) || !(KM.has(unit) || MIL.has(unit))) return null;
  return limited(Number(key), unit, at + 2);
}

function limited(number: number, unit: string, to: number): { km: number; to: number } | null {
  const km = MIL.has(unit) ? number * KM_IN_A_MIL : number;
  return km > 0 ? { km: Math.min(km, MOST_KM), to } : null;
}

/** The municipality that an entry names; none for a region of several, and for several places. */
function townOf({ facets }: Entry): string | null {
  const [facet] = facets;
  const [id] = facet?.ids ?? [];
  if (facet?.part !== 'locations' || facet.ids.length !== 1 || id === undefined) return null;
  // Gotland is a region of one municipality
  const [town, ...others] = MUNICIPALITIES.filter(
    (place) => id === place.id || id === place.regionId,
  );
  return town && others.length === 0 ? town.id : null;
}

/** The municipality and all whose towns are at most so far from it, the nearest first. */
export function municipalitiesWithin(id: string, km: number): string[] {
  return MUNICIPALITIES.map((place) => ({
    id: place.id,
    far: place.id === id ? 0 : kilometresBetween(id, place.id),
  }))
    .filter(({ far }) => far <= km)
    .sort((a, b) => a.far - b.far)
    .map((place) => place.id);
}

function around(found: PlaceAt, from: number, km: number, to: number): FoundDistance {
  const id = townOf(found.entry) ?? '';
  const entry: Entry = {
    ...found.entry,
    facets: [{ part: 'locations', ids: municipalitiesWithin(id, km) }],
    need: 'nothing',
    label: distanceLabel(locationById(id)?.name ?? '', km),
  };
  return { entry, correctedTo: found.correctedTo, to, named: { from, to: found.to } };
}
