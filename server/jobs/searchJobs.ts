import type { FilterJobsResponse } from '#domain/api/portal';
import { EMPTY_FILTER, type JobFilter, type JobOrder, type JobSearch } from '#domain/jobs/filter';
import { activeParts } from '#domain/jobs/filterParts';
import { pageTokenIn } from '#domain/jobs/pageToken';
import { PAGE_SIZE } from '#domain/limits';
import { applyUnderstood } from '#domain/search/applyUnderstood';
import { spellingOfAds, type Understanding, understand } from '#domain/search/understand';
import { literalOf, type UnderstoodFilter, type UnderstoodText } from '#domain/search/understood';
import type { Unwanted } from '#domain/search/unwanted';
import type { JobIndex, SearchOptions } from './jobIndex';
import { nearbyJobs } from './nearbyJobs';
import { type AskedSearch, droppedParts, nearSearches } from './nearSearches';
import { asUnderstood, type FindingReading, readingThatFinds } from './readingThatFinds';

type Asker = Pick<SearchOptions, 'today' | 'candidate'>;

const NOTHING: Understanding = {
  filters: [],
  role: null,
  general: null,
  prefers: [],
  unwanted: [],
  unmet: [],
  bestPaid: false,
  terms: [],
  corrections: [],
  offers: [],
  besides: [],
};

/** What the text of a filter asks for, beside what was chosen. */
function readText(index: JobIndex, filter: JobFilter, today: string): Understanding {
  if (filter.text.trim() === '') return NOTHING;
  const taken = new Set(activeParts(filter).filter((part) => part !== 'text'));
  return understand(filter.text, {
    today,
    taken,
    isInAds: (word, inNames) => index.hasWord(word, inNames),
    employerNamed: (letters) => index.employerNamed(letters),
  });
}

/** Which jobs a text does not want. */
const unwantedOf = ({ unwanted }: Understanding): Unwanted[] =>
  unwanted.flatMap(({ jobs }) => jobs);

/**
 * A search as a person means it: the words of its text that are filters are used as filters. Beside
 * the jobs of the asked professions it says which there are of the professions near them, and where
 * nothing is found, what would be found beside it.
 */
export function searchJobs(index: JobIndex, search: JobSearch, asker: Asker): FilterJobsResponse {
  const { filter, order, startAfter = null, facets = false, pageLength = PAGE_SIZE } = search;
  const read = readText(index, filter, asker.today);
  const answer = searchOnce(index, search, asker, { read });
  // Not where a list is only counted
  if (startAfter !== null || facets || pageLength === 1) return answer;
  const { filters, terms, unwanted } = read;
  const asked: AskedSearch = {
    filter,
    understood: filters,
    applied: applyUnderstood(filter, filters),
    hasWords: terms.length > 0 || unwanted.length > 0,
    employers: terms.filter(({ inNames }) => inNames).map(({ written }) => written),
    today: asker.today,
    read: (other) => readText(index, other, asker.today).filters,
    search: (other, options) =>
      searchOnce(index, { order: 'newest', pageLength: 1, ...options, filter: other }, asker, {
        loosens: false,
      }),
  };
  const nearby = isAsUnderstood(read, answer)
    ? (nearbyJobs(asked, order, answer.total) ?? nearbyOfRest(asked, order, answer))
    : null;
  const found = { ...answer, ...(nearby && { nearby }) };
  if (answer.total > 0) return found;
  const suggestions = answer.understood ? droppedParts(asked) : (answer.suggestions ?? []);
  const near = nearSearches(asked, suggestions);
  // "Elsewhere" is the search without its words: it is said once
  const isSaid = near.some(({ kind }) => kind === 'elsewhere');
  return {
    ...found,
    suggestions: suggestions.filter(({ drop }) => !isSaid || drop !== 'text'),
    near,
  };
}

/** Where nothing is found even without the words that left nothing, what is near is looked for without them. */
function nearbyOfRest(
  asked: AskedSearch,
  order: JobOrder,
  { total, understood }: FilterJobsResponse,
): ReturnType<typeof nearbyJobs> {
  const leftOut = understood?.leftOut ?? [];
  return total > 0 || leftOut.length === 0 ? null : nearbyJobs(asked, order, total, leftOut);
}

/** Whether its text was read as a profession where it names one, and not as the words of a headline. */
function isAsUnderstood({ filters }: Understanding, { understood }: FilterJobsResponse): boolean {
  const namesOne = ({ value }: UnderstoodFilter): boolean => value.part === 'workroles';
  return !filters.some(namesOne) || (understood?.filters.some(namesOne) ?? true);
}

/**
 * Which of the jobs with these ids a search finds, as `searchJobs` does.
 *
 * @param words - whether the words that are no filter count too.
 */
export function searchAmong(
  index: JobIndex,
  ids: readonly string[],
  filter: JobFilter,
  { words = true, ...asker }: Asker & { words?: boolean },
): string[] {
  if (filter.text.trim() === '') return index.among(ids, filter, asker);
  const read = readText(index, filter, asker.today);
  const { applied, terms } = words
    ? finding(index, filter, read, asker)
    : { applied: applyUnderstood(filter, read.filters), terms: [] };
  const ranking = { terms, role: null, unwanted: unwantedOf(read) };
  return index.among(ids, applied, { ...asker, ranking });
}

/** How the text is searched for: see `readingThatFinds`. */
function finding(
  index: JobIndex,
  filter: JobFilter,
  read: Understanding,
  { loosens = true, ...asker }: Asker & Pick<HowToRead, 'loosens'>,
): FindingReading {
  const options = {
    ...asker,
    order: 'newest' as const,
    pageLength: 1,
    startAfter: null,
    facets: false,
  };
  const unwanted = unwantedOf(read);
  return readingThatFinds({
    filter,
    read,
    loosens,
    count: (applied, terms) =>
      index.search(applied, { ...options, ranking: { terms, role: null, unwanted } }).total,
  });
}

/** The names, of those that are searched for, of which no job at all is open. */
function namesWithoutJobs(index: JobIndex, terms: FindingReading['terms'], asker: Asker): string[] {
  const options = { ...asker, order: 'newest', pageLength: 1, startAfter: null } as const;
  const countOf = (term: FindingReading['terms'][number]): number =>
    index.search(EMPTY_FILTER, {
      ...options,
      facets: false,
      ranking: { terms: [term], role: null },
    }).total;
  return terms.filter((term) => term.inNames && countOf(term) === 0).map(({ written }) => written);
}

interface HowToRead {
  /** Its text, where it was read already. */
  read?: Understanding;
  /** Whether more than words may be left out where nothing is found. */
  loosens?: boolean;
}

function searchOnce(
  index: JobIndex,
  { filter, order, facets = false, byWeek, pageLength = PAGE_SIZE, startAfter = null }: JobSearch,
  asker: Asker,
  { read = readText(index, filter, asker.today), loosens = true }: HowToRead = {},
): FilterJobsResponse {
  const options = {
    ...asker,
    order,
    facets,
    ...(byWeek && { byWeek }),
    pageLength,
    startAfter,
  };
  if (filter.text.trim() === '') return index.search(filter, options);
  // Only an order that nobody chose gives way
  const by = read.bestPaid && order === 'relevance' ? 'highest_hourly_rate' : order;
  const searchWith = ({ applied, terms }: Pick<FindingReading, 'applied' | 'terms'>) =>
    index.search(applied, {
      ...options,
      order: by,
      startAfter: startAfter && pageTokenIn(startAfter, { from: order, to: by }),
      ranking: {
        terms,
        role: read.role ?? read.general,
        prefers: read.prefers,
        unwanted: unwantedOf(read),
      },
    });
  const asked = asUnderstood(filter, read);
  const asAsked = searchWith(asked);
  const reading = asAsked.total > 0 ? asked : finding(index, filter, read, { ...asker, loosens });
  const { filters, terms, leftOut } = reading;
  const found = asAsked.total > 0 ? asAsked : searchWith(reading);
  const { corrected = [], offered = [], nextPageToken, ...answer } = found;
  // What is searched in already is not offered
  const isInPlace = filters.some(({ value }) => value.part === 'locations');
  const readOffers = read.offers.filter(({ kind }) => kind !== 'place' || !isInPlace);
  const withoutJobs = found.total > 0 ? [] : namesWithoutJobs(index, terms, asker);
  if (withoutJobs.length > 0) readOffers.push(...read.besides);
  const offers = [...readOffers, ...offered.map((each) => spellingOfAds(filter.text, each))];
  const understood: UnderstoodText = {
    filters: [...filters],
    words: terms.map((term) => term.written),
    ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
    ...(withoutJobs.length > 0 && { withoutJobs }),
    corrections: [...read.corrections, ...corrected],
    ...(read.unmet.length > 0 && { unmet: read.unmet }),
    ...(read.bestPaid && { bestPaid: true }),
    ...(read.unwanted.length > 0 && {
      unwanted: read.unwanted.map(({ words, label, without }) => ({ words, label, without })),
    }),
    ...(offers.length > 0 && { offers }),
    literal: literalOf(filter.text),
  };
  return {
    ...answer,
    nextPageToken: nextPageToken && pageTokenIn(nextPageToken, { from: by, to: order }),
    understood,
  };
}
