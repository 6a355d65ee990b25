import type { FilterChip } from '@vikari/ui-kit/FilterChips';
import type { Option } from '@vikari/ui-kit/OptionGroup';
import { type Job, PLACES, ROLES, TIMES } from './jobs';
import { EMPTY_SEARCH, type SearchFilter, without } from './searchFilter';
import type { SearchTexts } from './texts';

function named(ids: readonly string[], labels: readonly (string | undefined)[]): Option[] {
  return ids.map((id, at) => ({ id, label: labels[at] ?? id }));
}

/** The options, in the language of the texts. */
export function searchOptions({ professions, locations, sheet }: SearchTexts) {
  return {
    roles: named(ROLES, professions[0]?.options.map(({ label }) => label) ?? []),
    places: named(PLACES, locations[1]?.options.map(({ label }) => label) ?? []),
    times: named(TIMES, sheet.timeNames),
  };
}

/** The name of one option. */
function labelOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.label ?? id;
}

/** One chip per choice, and one for the whole range of rates. */
export function chipsOf(filter: SearchFilter, texts: SearchTexts): FilterChip[] {
  const { roles, places, times } = searchOptions(texts);
  const { min, max } = filter.rates;
  const whole = min === EMPTY_SEARCH.rates.min && max === EMPTY_SEARCH.rates.max;
  return [
    ...(filter.role ? [{ id: 'role', label: labelOf(roles, filter.role) }] : []),
    ...(filter.place ? [{ id: 'place', label: labelOf(places, filter.place) }] : []),
    ...filter.times.map((time) => ({ id: `time-${time}`, label: labelOf(times, time) })),
    ...(whole ? [] : [{ id: 'rates', label: texts.span(min, max) }]),
  ];
}

/** The filter without a chip's part. */
export function withoutChip(filter: SearchFilter, id: string): SearchFilter {
  if (id === 'role' || id === 'place' || id === 'rates') return without(filter, id);
  return { ...filter, times: filter.times.filter((time) => `time-${time}` !== id) };
}

/** A job as its card shows it. */
export function cardOf(job: Job, texts: SearchTexts) {
  const { roles, places, times } = searchOptions(texts);
  const role = labelOf(roles, job.role);
  const place = labelOf(places, job.place);
  return {
    href: `#${job.id}`,
    title: `${role}, ${place}`,
    workRole: role,
    workplace: texts.workplaces[PLACES.indexOf(job.place)] ?? place,
    place,
    period: texts.period,
    hours: texts.hours(labelOf(times, job.time)),
    rate: { amount: String(job.rate), unit: texts.rate.unit, note: texts.rateNote },
  };
}
