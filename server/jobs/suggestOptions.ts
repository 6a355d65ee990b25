import type { JobSuggestion, JobSuggestionsRequest } from '#domain/api/suggestions';
import type { JobFilter } from '#domain/jobs/filter';
import { readFilterQuery } from '#domain/jobs/filterQuery';
import { knownIdsOf } from '#domain/jobs/knownIds';
import type { Language, Text } from '#domain/language';
import { municipalitiesWithin } from '#domain/search/findDistance';
import { distanceLabel } from '#domain/search/labels';
import {
  type Suggested,
  type SuggestedDistance,
  suggestedDistance,
  suggestedPlaces,
  suggestedRoles,
} from '#domain/search/suggestions';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { locationName, locationText } from '#domain/vocabulary/locationName';
import { APP_LOCATIONS } from '#domain/vocabulary/locations';
import { locationById, workRoleById, workRoleGroupById } from '#domain/vocabulary/lookup';
import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import type { JobIndex } from './jobIndex';
import { searchJobs } from './searchJobs';

/** The most options for a typed text. */
const MOST_OPTIONS = 12;
/** The distances that are offered around a town. */
const DISTANCES = [60, 30, 100];
const KNOWN = knownIdsOf(CONSTANTS);

type Counts = Readonly<Record<string, number>>;
type Kind = JobSuggestionsRequest['kind'];

const PART_OF = { role: 'workroles', place: 'locations' } as const satisfies Record<
  Kind,
  keyof JobFilter
>;

/** The professions or places that a typed text may mean, with their jobs under the rest of a filter. */
export function suggestOptions(
  index: JobIndex,
  { kind, typed = '', language, query = '' }: JobSuggestionsRequest,
  today: string,
): JobSuggestion[] {
  const { filter } = readFilterQuery(new URLSearchParams(query), KNOWN);
  const counts = countsOf(index, kind, filter, today);
  const countOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (counts[id] ?? 0), 0);
  const text = typed.trim();
  const options = (text === '' ? everything(kind) : matching(kind, text, today))
    .map((found) => ({ ...found, count: countOf(found.ids) }))
    .sort((a, b) => a.rank - b.rank || b.count - a.count);
  const shown = text === '' ? options : options.slice(0, MOST_OPTIONS);
  const places = shown.map(({ ids, label, count }) => ({
    ids,
    text: null,
    label: label[language],
    group: groupOf(kind, ids, label, language),
    count,
  }));
  if (kind === 'role' || text === '') return places;
  const typedDistance = suggestedDistance(text, today);
  const distances = distancesAround(options, typedDistance, countOf).map(({ town, km, count }) => ({
    ids: [],
    text: lowered(distanceLabel(town, km)[language]),
    label: nearLabel(town, km)[language],
    group: '',
    count,
  }));
  // Below the town itself, but above it where a distance was typed
  const at = typedDistance ? 0 : 1;
  return [...places.slice(0, at), ...distances, ...places.slice(at)].slice(0, MOST_OPTIONS);
}

/** Jobs by the ids of a part, under the rest of the filter. */
function countsOf(index: JobIndex, kind: Kind, filter: JobFilter, today: string): Counts {
  const part = PART_OF[kind];
  const open: JobFilter = { ...filter, [part]: [], onlyEligible: false };
  const { facets } = searchJobs(
    index,
    { filter: open, order: 'newest', pageLength: 1, facets: true },
    { today, candidate: null },
  );
  return facets?.[part] ?? {};
}

const matching = (kind: Kind, text: string, today: string): Suggested[] =>
  kind === 'role' ? suggestedRoles(text, today) : suggestedPlaces(text, today);

/** What an untouched field lists: all that can be chosen, also what has no job now. */
function everything(kind: Kind): Suggested[] {
  const all: { id: string; label: Text }[] =
    kind === 'role'
      ? searchableRoles(WORK_ROLES, { isMobile: false }).map(({ id, text }) => ({
          id,
          label: text,
        }))
      : APP_LOCATIONS.map(({ id, name }) => ({ id, label: locationText(name) }));
  return all.map(({ id, label }) => ({ ids: [id], label, rank: 0 }));
}

/** The heading of a profession, if it says more than its name; the region of a municipality. */
function groupOf(
  kind: Kind,
  [id = '', ...others]: readonly string[],
  label: Text,
  language: Language,
): string {
  if (others.length > 0) return '';
  if (kind === 'role') {
    const group = workRoleGroupById(workRoleById(id)?.group ?? '')?.text[language] ?? '';
    return group === label[language] ? '' : group;
  }
  const place = locationById(id);
  return place?.kind === 'municipality'
    ? locationName(locationById(place.regionId)?.name ?? '', language)
    : '';
}

interface Distance extends SuggestedDistance {
  count: number;
}

/** Around the best match that is a town: the distance that was typed, or those that find more. */
function distancesAround(
  options: readonly Suggested[],
  typed: SuggestedDistance | null,
  countOf: (ids: readonly string[]) => number,
): Distance[] {
  const nearest = options.find(({ ids: [id = ''] }) => locationById(id)?.kind === 'municipality');
  const id = typed?.town ?? nearest?.ids[0];
  if (id === undefined || (!typed && options[0] !== nearest)) return [];
  const town = locationById(id)?.name ?? '';
  const within = (km: number): Distance => ({
    town,
    km,
    count: countOf(municipalitiesWithin(id, km)),
  });
  if (typed) return [within(typed.km)];
  const found: Distance[] = [];
  const seen = new Set([countOf([id])]);
  for (const km of DISTANCES) {
    const distance = within(km);
    if (seen.has(distance.count)) continue;
    seen.add(distance.count);
    found.push(distance);
  }
  return found;
}

const nearLabel = (town: string, km: number): Text => ({
  sv: `Nära ${town}, ${km} km`,
  en: `Near ${town}, ${km} km`,
});

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
