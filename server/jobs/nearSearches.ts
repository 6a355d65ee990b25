import type { FilterJobsResponse } from '#domain/api/portal';
import { EMPTY_FILTER, type JobFilter, type JobSearch } from '#domain/jobs/filter';
import type { FilterPart } from '#domain/jobs/filterFields';
import { activeParts, withoutPart } from '#domain/jobs/filterParts';
import type { Text } from '#domain/language';
import { nearPlaces } from '#domain/search/nearPlaces';
import { nearProfessions } from '#domain/search/nearProfessions';
import { nearWeeks } from '#domain/search/nearWeeks';
import { withoutWritten } from '#domain/search/textWithout';
import type { DroppedPart, NearSearch, UnderstoodFilter } from '#domain/search/understood';
import { locationText } from '#domain/vocabulary/locationName';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';

/** A search, and how others are tried beside it. */
export interface AskedSearch {
  /** As it was asked for. */
  filter: JobFilter;
  /** What its text was understood as. */
  understood: readonly UnderstoodFilter[];
  /** With what its text was understood as. */
  applied: JobFilter;
  /** The words that the ads were searched for, in any spelling. */
  hasWords: boolean;
  /** The names of employers in its text, as they were written. */
  employers: readonly string[];
  today: string;
  /** What a text of this filter is understood as. */
  read(filter: JobFilter): readonly UnderstoodFilter[];
  /** The same search with another filter, which is understood anew. */
  search(
    filter: JobFilter,
    options: Partial<Pick<JobSearch, 'facets' | 'order' | 'pageLength'>>,
  ): FilterJobsResponse;
}

type Change = Partial<JobFilter>;

/** The filter without a part, and without the words of its text that were taken for the part. */
export function without({ filter, understood, read }: AskedSearch, part: FilterPart): JobFilter {
  let rest = withoutPart(filter, part);
  // A text means more where the part is no longer chosen
  let said = activeParts(filter).includes(part) ? read(rest) : understood;
  for (;;) {
    const found = said.find(({ value }) => value.part === part);
    if (!found || found.without.length >= rest.text.length) return rest;
    rest = { ...rest, text: found.without };
    said = read(rest);
  }
}

/** The filter without the words that are no filters. */
function withoutWords({ filter, read }: AskedSearch): JobFilter {
  const text = read(filter)
    .map(({ words }) => words)
    .join(' ');
  return { ...filter, text };
}

/** What each dropped part would give, the most jobs first; only parts that give any. */
export function droppedParts(empty: AskedSearch): DroppedPart[] {
  const { filter, applied, hasWords, search } = empty;
  const drops = activeParts(applied).map((drop) => ({ drop, rest: without(empty, drop) }));
  if (hasWords) drops.push({ drop: 'text', rest: withoutWords(empty) });
  return drops
    .map(({ drop, rest }) => ({
      drop,
      total: search(rest, { facets: false }).total,
      ...(rest.text !== filter.text && { text: rest.text }),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/**
 * Searches beside one that found nothing, the nearest of each kind first; only those that find
 * something.
 *
 * @param dropped - the parts without which there are jobs.
 */
export function nearSearches(
  empty: AskedSearch,
  dropped: readonly Pick<DroppedPart, 'drop'>[],
): NearSearch[] {
  const { filter, applied, today, search } = empty;

  function near(
    kind: NearSearch['kind'],
    part: FilterPart,
    changesOf: (open: JobFilter) => { change: Change; label: Text }[],
  ): NearSearch[] {
    if (!dropped.some(({ drop }) => drop === part)) return [];
    const open = without(empty, part);
    return changesOf(open)
      .map(({ change, label }) => ({
        kind,
        change: { ...change, ...(open.text !== filter.text && { text: open.text }) },
        label,
        total: search({ ...open, ...change }, { facets: false }).total,
      }))
      .filter(({ total }) => total > 0);
  }
  /** What else an employer has, and what is asked for elsewhere: each by itself. */
  function besideEmployers(): NearSearch[] {
    const { employers } = empty;
    const text = employers.reduce(withoutWritten, filter.text).trim();
    const rest = { ...filter, text };
    if (employers.length === 0 || activeParts(rest).length === 0) return [];
    const found = (kind: NearSearch['kind'], change: Change, name: string | null): NearSearch[] => {
      const { total, understood } = search({ ...filter, ...change }, { facets: false });
      const names = understood?.filters.map(({ label }) => label) ?? [];
      const label = {
        sv: name ?? (names.map(({ sv }) => sv).join(', ') || text),
        en: name ?? (names.map(({ en }) => en).join(', ') || text),
      };
      return total > 0 && label.sv !== '' ? [{ kind, change, label, total }] : [];
    };
    return [
      ...employers.flatMap((name) => found('employer', { ...EMPTY_FILTER, text: name }, name)),
      ...found('elsewhere', { text }, null),
    ];
  }

  const countsIn = (open: JobFilter, part: 'locations' | 'workroles') =>
    search(open, { facets: true }).facets?.[part] ?? {};

  return [
    ...besideEmployers(),
    ...near('place', 'locations', (open) =>
      nearPlaces(applied.locations, countsIn(open, 'locations')).map((id) => {
        const name = locationById(id)?.name ?? '';
        return { change: { locations: [id] }, label: locationText(name) };
      }),
    ),
    ...near('week', 'period', (open) =>
      nearWeeks(
        applied,
        today,
        (fromDate, toDate) => search({ ...open, fromDate, toDate }, { facets: false }).total > 0,
      ).map(({ startDate, endDate, weekNumber, year }) => {
        const ofYear = today.startsWith(String(year)) ? '' : `, ${year}`;
        return {
          change: { fromDate: startDate, toDate: endDate },
          label: { sv: `Vecka ${weekNumber}${ofYear}`, en: `Week ${weekNumber}${ofYear}` },
        };
      }),
    ),
    ...near('profession', 'workroles', (open) =>
      nearProfessions(applied.workroles, countsIn(open, 'workroles')).flatMap((id) => {
        const role = workRoleById(id);
        return role ? [{ change: { workroles: [id] }, label: role.text }] : [];
      }),
    ),
  ];
}
