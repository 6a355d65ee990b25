import { dayFromNumber, dayNumber } from '#domain/calendar/days';
import { isoWeekOf } from '#domain/calendar/isoWeek';
import type { JobFilter, JobOrder, JobWeek } from '#domain/jobs/filter';
import { type Bitmap, collectRows, countBits, difference } from './bitmap';
import { EARLIEST_DAY, NO_START, UNDATED } from './noLimit';
import type { SortKey } from './order';
import { firstKeys, type Matches, type PageKey } from './page';
import type { ScorePlan } from './score';

const DAYS_PER_WEEK = 7;

/** A job of a list by weeks: its sort keys, and the day number of its week's Monday. */
export type WeekKey = SortKey & { week: number };

/** Jobs under one week, by the day number of its Monday. */
interface CountedWeek {
  week: number;
  jobs: number;
  working: number;
}

/** The Monday with which a list by weeks begins: of today, or of a later day that it asks for. */
export function firstMonday({ fromDate }: JobFilter, today: string): number {
  return dayNumber(isoWeekOf(fromDate !== null && fromDate > today ? fromDate : today).startDate);
}

/** Every week under which there are jobs, in order; those without a start last. */
export function countWeeks(matches: readonly Matches[], first: number): CountedWeek[] {
  const begin = new Map<number, number>();
  const end = new Map<number, number>();
  let undated = 0;
  const add = (counts: Map<number, number>, week: number) =>
    counts.set(week, (counts.get(week) ?? 0) + 1);
  const weekOf = (day: number) =>
    day - ((((day - first) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
  for (const { segment, rows } of matches) {
    const { startsOn, endsOn } = segment.columns;
    for (const row of rowsOf(rows)) {
      const starts = startsOn[row] ?? EARLIEST_DAY;
      if (starts <= UNDATED) undated += 1;
      else {
        const week = weekOf(Math.max(starts, first));
        add(begin, week);
        // One that is over already is listed, and has no work left
        add(end, Math.max(weekOf(endsOn[row] ?? 0) + DAYS_PER_WEEK, week));
      }
    }
  }
  const ends = [...end].sort(([a], [b]) => a - b);
  let [begun, ended, at] = [0, 0, 0];
  const weeks = [...begin]
    .sort(([a], [b]) => a - b)
    .map(([week, jobs]) => {
      begun += jobs;
      for (; (ends[at]?.[0] ?? Number.POSITIVE_INFINITY) <= week; at += 1)
        ended += ends[at]?.[1] ?? 0;
      return { week, jobs, working: begun - ended };
    });
  return undated > 0 ? [...weeks, { week: NO_START, jobs: undated, working: undated }] : weeks;
}

/** The counts as the contract has them. */
export function toJobWeeks(counted: readonly CountedWeek[]): JobWeek[] {
  return counted.map(({ week, ...counts }) => ({
    startDate: week === NO_START ? null : dayFromNumber(week),
    ...counts,
  }));
}

/** What a page of a list by weeks asks for. */
interface WeekPage {
  order: JobOrder;
  /** The Monday with which the list begins. */
  first: number;
  /** The last job of the page before, with its week; null for the first page. */
  after: PageKey | null;
  length: number;
  score: ScorePlan | null;
}

/** The first keys after `after`, week by week, in the order within a week. */
export function firstKeysByWeek(
  matches: readonly Matches[],
  counted: readonly CountedWeek[],
  { order, first, after, length, score }: WeekPage,
): WeekKey[] {
  // A week that has passed since the page before is in the first week now
  const from = Math.max(after?.week ?? first, first);
  const keys: WeekKey[] = [];
  for (const { week } of counted) {
    if (week < from || keys.length >= length) continue;
    const found = firstKeys(
      matches.map(({ segment, rows }) => ({
        segment,
        rows: rowsIn({ segment, rows }, week, first),
      })),
      order,
      week === from ? after : null,
      length - keys.length,
      score,
    );
    keys.push(...found.map((key) => ({ ...key, week })));
  }
  return keys;
}

/** The matching rows under one week. */
function rowsIn({ segment, rows }: Matches, week: number, first: number): Bitmap {
  const { startsOn } = segment;
  const within =
    week === NO_START
      ? startsOn.atMost(UNDATED)
      : difference(
          startsOn.atMost(week + DAYS_PER_WEEK - 1),
          startsOn.atMost(week === first ? UNDATED : week - 1),
        );
  for (let at = 0; at < within.length; at += 1) within[at] = (within[at] ?? 0) & (rows[at] ?? 0);
  return within;
}

function rowsOf(bits: Bitmap): Int32Array {
  const rows = new Int32Array(countBits(bits));
  collectRows(bits, rows);
  return rows;
}
