import type { FilterJobsResponse } from '#domain/api/portal';
import type { JobFilter, JobOrder } from '#domain/jobs/filter';
import { isFlagPart } from '#domain/jobs/filterFields';
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
  const shortened = { ...asked.filter, text };
  const understood = leftOut.length > 0 ? asked.read(shortened) : asked.understood;
  const open = without({ ...asked, filter: shortened, understood }, 'workroles');
  const besides = saidWithProfession(asked, leftOut);
  const pageLength = own < SHOWN ? SHOWN_AFTER_FEW : SHOWN;
  const { results, total } = asked.search(
    { ...open, ...besides, workroles },
    { order, pageLength },
  );
  if (total === 0) return null;
  const shorter = open.text === asked.filter.text ? {} : { text: open.text };
  return { change: { workroles, ...shorter, ...besides }, total, results };
}

/** What the words for the profession say besides: the night of "nattsköterska", which goes away with the word. */
function saidWithProfession(
  { filter, understood }: AskedSearch,
  leftOut: readonly string[],
): Partial<JobFilter> {
  const professions = understood.filter(({ value }) => value.part === 'workroles');
  const besides: Partial<JobFilter> = {};
  for (const { value, words } of understood) {
    const isSaidWithIt = professions.some((profession) => profession.words === words);
    if (!isSaidWithIt || value.part === 'workroles' || leftOut.includes(words)) continue;
    if ('ids' in value) besides[value.part] = [...filter[value.part], ...value.ids];
    else if (isFlagPart(value.part)) besides[value.part] = true;
  }
  return besides;
}
