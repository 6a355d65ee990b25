import type { JobFilter } from '#domain/jobs/filter';
import { activeParts } from '#domain/jobs/filterParts';
import { nearbyRoles } from '#domain/jobs/selection';
import { applyUnderstood } from '#domain/search/applyUnderstood';
import { labelOf } from '#domain/search/labels';
import { wordsOfHeadline } from '#domain/search/searchTerms';
import { withoutWritten } from '#domain/search/textWithout';
import type { SearchTerm, Understanding } from '#domain/search/understand';
import type { UnderstoodFilter } from '#domain/search/understood';
import { rolesOfField } from '#domain/vocabulary/thesaurus/fieldRoles';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { termsThatFind } from './termsThatFind';

/** A text as it is searched for. */
export interface FindingReading {
  /** Those of the text that are used. */
  filters: readonly UnderstoodFilter[];
  /** The filter with them. */
  applied: JobFilter;
  terms: readonly SearchTerm[];
  /** Words that would have left nothing, as they were written. */
  leftOut: readonly string[];
}

interface Tried {
  filter: JobFilter;
  read: Understanding;
  /** Whether more than words may be left out. */
  loosens: boolean;
  /** The number of jobs that have a filter and words. */
  count(applied: JobFilter, terms: readonly SearchTerm[]): number;
}

/** The same words where they count only in titles and other names. */
const inNames = (terms: readonly SearchTerm[]): SearchTerm[] =>
  terms.map((term) => ({ ...term, inNames: true }));

/**
 * How a text is searched for, so that it finds something and leaves out as little as it can: as it was
 * understood, where that finds a job, or titles of near professions that have all of its words; as the words of a
 * headline; then without the words, and at last without the work fields, that leave nothing. As it was understood
 * where nothing of this finds a job.
 */
export function readingThatFinds(tried: Tried): FindingReading {
  const { filter, read, loosens, count } = tried;
  const { terms } = read;
  const asked = asUnderstood(filter, read);
  if (count(asked.applied, terms) > 0) return asked;
  if (countNear(asked.applied, terms, count) > 0) return asked;
  const asPlaces = inPlaces(asked, filter);
  if (asPlaces) {
    const found = readingThatFinds({ ...tried, read: { ...read, ...asPlaces } });
    if (found.leftOut.length === 0) return found;
  }
  const asRoles = loosens ? inProfessions(asked, filter) : null;
  if (asRoles && count(asRoles.applied, terms) > 0) return asRoles;
  const withoutFields = loosens ? leaveOutFields(asked) : null;
  if (loosens && (terms.length > 0 || withoutFields) && read.unwanted.length === 0) {
    const words = wordsOfHeadline(filter.text);
    const roles = asked.filters.filter(({ value }) => value.part === 'workroles');
    // First an ad of the profession that it names; an ad's title may say another than the ad is of
    for (const kept of roles.length > 0 ? [roles, []] : [[]]) {
      const headline = { ...asked, filters: kept, applied: applyUnderstood(filter, kept) };
      if (count(headline.applied, words) > 0) return { ...headline, terms: words };
    }
  }
  const fewer = withoutWords(asked, tried);
  if (fewer && fewer.leftOut.length < 2) return fewer;
  const wider = withoutFields && withoutWords(withoutFields, tried);
  // Of both what leaves out less: a work field rather than two words
  if (fewer && wider) return wider.leftOut.length < fewer.leftOut.length ? wider : fewer;
  return fewer ?? wider ?? asked;
}

/** A text as it was understood, with nothing left out. */
export function asUnderstood(
  filter: JobFilter,
  { filters, terms }: Pick<Understanding, 'filters' | 'terms'>,
): FindingReading {
  return { filters, applied: applyUnderstood(filter, filters), terms, leftOut: [] };
}

/** What names employers and hospitals as the places that they also mean; null where none does. */
function inPlaces(
  { filters, terms }: FindingReading,
  { text, locations }: JobFilter,
): Pick<Understanding, 'filters' | 'terms'> | null {
  if (locations.length > 0) return null;
  const places = terms.flatMap(({ written, place }): UnderstoodFilter[] => {
    const [facet] = place?.facets ?? [];
    if (!place || facet?.part !== 'locations') return [];
    return [
      {
        value: { part: facet.part, ids: [...facet.ids] },
        words: written,
        label: labelOf(facet, place),
        without: withoutWritten(text, written),
      },
    ];
  });
  if (places.length === 0) return null;
  return { filters: [...filters, ...places], terms: terms.filter(({ place }) => !place) };
}

/** Imported ads state no work field: "ofelia vård psykiatri" are that employer's professions of psychiatry. */
function inProfessions(asked: FindingReading, filter: JobFilter): FindingReading | null {
  const { filters } = asked;
  if (filters.some(({ value }) => value.part === 'workroles')) return null;
  const others = filters.map((each): UnderstoodFilter => {
    const { value } = each;
    const ids = value.part === 'workfields' ? value.ids.flatMap(rolesOfField) : [];
    return ids.length > 0 ? { ...each, value: { part: 'workroles', ids } } : each;
  });
  const isOther = others.some(({ value }) => value.part === 'workroles');
  return isOther ? { ...asked, filters: others, applied: applyUnderstood(filter, others) } : null;
}

/**
 * A reading without the words that leave nothing: neither a job nor, else, one of a near profession. Null where
 * it finds nothing at all.
 */
function withoutWords(
  { filters, terms, leftOut }: FindingReading,
  { filter, count }: Tried,
): FindingReading | null {
  const applied = applyUnderstood(filter, filters);
  const hasFilter = activeParts(applied).length > 0;
  const near: Tried['count'] = (others, some) => countNear(others, some, count);
  for (const counted of [count, near]) {
    const found = termsThatFind(terms, hasFilter, (some) => counted(applied, some));
    if (counted(applied, found.terms) === 0) continue;
    const words = found.leftOut.map(({ written }) => written);
    return { filters, applied, terms: found.terms, leftOut: [...leftOut, ...words] };
  }
  return null;
}

/** The jobs of near professions; of those with words, only where their titles and names have them. */
function countNear(
  applied: JobFilter,
  terms: readonly SearchTerm[],
  count: Tried['count'],
): number {
  const workroles = nearbyRoles(applied.workroles, WORK_ROLES);
  return workroles.length === 0 ? 0 : count({ ...applied, workroles }, inNames(terms));
}

/** Beside a profession a work field often says where, in words that no ad has. */
function leaveOutFields(asked: FindingReading): FindingReading | null {
  const fields = asked.filters.filter(({ value }) => value.part === 'workfields');
  const filters = asked.filters.filter((each) => !fields.includes(each));
  if (fields.length === 0 || !filters.some(({ value }) => value.part === 'workroles')) return null;
  return { ...asked, filters, leftOut: fields.map(({ words }) => words) };
}
