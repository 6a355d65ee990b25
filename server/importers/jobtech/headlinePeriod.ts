import { addDays } from '#domain/calendar/days';
import { isoWeekOf, weekOfKey } from '#domain/calendar/isoWeek';

export interface Period {
  startsOn: string | null;
  endsOn: string | null;
}

const WEEK = String.raw`(?:v\.?|vecka|veckor(?:na)?|vecka n)\s?`;
const WEEKS = new RegExp(
  String.raw`(?<![\p{L}\d])${WEEK}(\d{1,2})\s?(?:-|–|till|t\.?o\.?m\.?)\s?(?:${WEEK})?(\d{1,2})(?!\d)`,
  'giu',
);
const ONWARDS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:från\s+)?${WEEK}(\d{1,2})\s+och\s+framåt`,
  'iu',
);
const UNTIL = new RegExp(
  String.raw`(?:snarast|omgående|nu|t\.?o\.?m\.?|till och med)\s?(?:-|–|till)?\s?${WEEK}(\d{1,2})(?!\d)`,
  'iu',
);
/** Days that a headline's week may lie after the ad; further away the year would be a guess. */
const FURTHEST = 330;

/**
 * The weeks that a headline names, in the year in which they are next after the ad was published.
 *
 * @param published - the day of its publication.
 */
export function periodOfHeadline(headline: string, published: string): Period | null {
  const all = [...headline.matchAll(WEEKS)];
  if (all.length > 1) return null;
  const [weeks] = all;
  if (weeks) {
    const to = nextWeek(Number(weeks[2]), published);
    const from = to && lastWeek(Number(weeks[1]), to.endDate);
    if (!from || from.endDate < addDays(published, -7 * 26)) return null;
    return { startsOn: from.startDate, endsOn: to.endDate };
  }
  const onwards = ONWARDS.exec(headline)?.[1];
  if (onwards !== undefined) {
    const from = nextWeek(Number(onwards), published);
    return from && { startsOn: from.startDate, endsOn: null };
  }
  const until = UNTIL.exec(headline)?.[1];
  const to = until === undefined ? null : nextWeek(Number(until), published);
  return to && { startsOn: null, endsOn: to.endDate };
}

/** The first week of that number that ends on the day or later. */
function nextWeek(number: number, day: string): ReturnType<typeof weekOfKey> {
  const { year } = isoWeekOf(day);
  const week = [year, year + 1]
    .map((candidate) => weekOfKey(`${number}_${candidate}`))
    .find((candidate) => candidate !== null && candidate.endDate >= day);
  return week && week.startDate <= addDays(day, FURTHEST) ? week : null;
}

/** The last week of that number that begins on the day or earlier. */
function lastWeek(number: number, day: string): ReturnType<typeof weekOfKey> {
  const { year } = isoWeekOf(day);
  return (
    [year, year - 1]
      .map((candidate) => weekOfKey(`${number}_${candidate}`))
      .find((candidate) => candidate !== null && candidate.startDate <= day) ?? null
  );
}
