import { defaultOrder, EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { type JobQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';

/** The parts of a query without a field in the bar, as a form sends them: names and values. */
export function hiddenFields({
  filter,
  order,
  view,
  nearby,
}: JobQuery): [name: string, value: string][] {
  const rest: JobFilter = {
    ...filter,
    workroles: EMPTY_FILTER.workroles,
    locations: EMPTY_FILTER.locations,
    fromDate: null,
    toDate: null,
    text: '',
  };
  const unseen = new URLSearchParams(writeFilterQuery(queryOf(rest)));
  return [
    ...unseen,
    // A default order is left out: the choices in the form may change which order is the default
    ...(order === defaultOrder(filter) ? [] : [['order', order] as [string, string]]),
    ...(view ? [['view', view] as [string, string]] : []),
    ...(nearby ? [['nearby', nearby] as [string, string]] : []),
  ];
}

/** True when both days are set and the last is before the first. */
export function isInverted({ fromDate, toDate }: JobFilter): boolean {
  return fromDate !== null && toDate !== null && toDate < fromDate;
}
