import type { FilterJobsResponse } from '#domain/api/portal';
import type { JobOrder } from '#domain/jobs/filter';
import { nearbyRoles } from '#domain/jobs/selection';
import { withoutWritten } from '#domain/search/textWithout';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { type AskedSearch, without } from './nearSearches';

/** As many cards as make whole rows of one, two and three columns. */
const SHOWN = 6;
/** Where there are fewer jobs of the profession itself than that, what is near is most of the page. */
const SHOWN_AFTER_FEW = 12;

/**
 * The same search in the professions near the asked ones: how many jobs, and the first of them in the same
 * order. Null without a profession, without professions near it, and without jobs of these.
 *
 * @param own - the number of jobs of the asked professions.
 * @param leftOut - words of the text that are not searched for, as they were written.
 */
export function nearbyJobs(
  asked: AskedSearch,
  order: JobOrder,
  own: number,
  leftOut: readonly string[] = [],
): NonNullable<FilterJobsResponse['nearby']> | null {
  const workroles = nearbyRoles(asked.applied.workroles, WORK_ROLES);
  if (workroles.length === 0) return null;
  const text = leftOut.reduce(withoutWritten, asked.filter.text);
  const open = without({ ...asked, filter: { ...asked.filter, text } }, 'workroles');
  const pageLength = own < SHOWN ? SHOWN_AFTER_FEW : SHOWN;
  const { results, total } = asked.search({ ...open, workroles }, { order, pageLength });
  if (total === 0) return null;
  const shorter = open.text === asked.filter.text ? {} : { text: open.text };
  return { change: { workroles, ...shorter }, total, results };
}
