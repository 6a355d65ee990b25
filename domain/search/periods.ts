import { toDay } from '#domain/calendar/days';
import { isoWeekOf, weekOfKey } from '#domain/calendar/isoWeek';
import { lastDayOf, monthOf } from '#domain/calendar/months';
import type { Text } from '#domain/language';

/** Days that words name, both included; `toDate` null: and later. */
export interface Period {
  fromDate: string;
  toDate: string | null;
  label: Text;
}

export const textOf = (sv: string, en: string): Text => ({ sv, en });

export const MONTHS: readonly (readonly [sv: string, en: string, ...others: string[]])[] = [
  ['januari', 'January', 'jan', 'januar', 'tammikuu', 'tammikuussa'],
  ['februari', 'February', 'feb', 'februar', 'helmikuu', 'helmikuussa'],
  ['mars', 'March', 'marts', 'maaliskuu', 'maaliskuussa'],
  ['april', 'April', 'apr', 'huhtikuu', 'huhtikuussa'],
  ['maj', 'May', 'mai', 'toukokuu', 'toukokuussa'],
  ['juni', 'June', 'jun', 'kesäkuu', 'kesäkuussa'],
  ['juli', 'July', 'heinäkuu', 'heinäkuussa'],
  ['augusti', 'August', 'aug', 'elokuu', 'elokuussa'],
  ['september', 'September', 'sep', 'sept', 'syyskuu', 'syyskuussa'],
  ['oktober', 'October', 'okt', 'oct', 'lokakuu', 'lokakuussa'],
  ['november', 'November', 'nov', 'marraskuu', 'marraskuussa'],
  ['december', 'December', 'dec', 'desember', 'joulukuu', 'joulukuussa'],
];
/** English words that are more often no month. */
const UNSURE = new Set(['may', 'march']);

const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name.toLowerCase(), index + 1] as const)),
);

/** The number of the month that a word names, from 1; null for any other word. */
export function monthNamed(word: string, isAfterPreposition: boolean): number | null {
  if (UNSURE.has(word) && !isAfterPreposition) return null;
  return MONTH_NUMBERS.get(word) ?? null;
}

/** A period that is over is not meant: its days in the first year in which it is not. */
export function next(
  today: string,
  year: number | null,
  daysIn: (year: number) => { from: string; to: string },
): { from: string; to: string; year: number } {
  const first = year ?? Number(today.slice(0, 4)) - 1;
  for (let candidate = first; ; candidate += 1) {
    const { from, to } = daysIn(candidate);
    if (year !== null || to >= today) {
      return { from: from < today && to >= today ? today : from, to, year: candidate };
    }
  }
}

export function periodOfMonths(
  first: number,
  last: number,
  { today, year }: { today: string; year: number | null },
): Period {
  const {
    from,
    to,
    year: found,
  } = next(today, year, (candidate) => ({
    from: toDay(candidate, first, 1) ?? today,
    to: lastDayOf(monthOf(toDay(last < first ? candidate + 1 : candidate, last, 1) ?? today)),
  }));
  const [sv = '', en = ''] = MONTHS[first - 1] ?? [];
  const [lastSv = '', lastEn = ''] = MONTHS[last - 1] ?? [];
  const label =
    first === last
      ? textOf(`${capital(sv)} ${found}`, `${en} ${found}`)
      : textOf(`${capital(sv)}–${lastSv} ${found}`, `${en}–${lastEn} ${found}`);
  return { fromDate: from, toDate: to, label };
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The weeks `first` to `last`, the next ones of these numbers; null for weeks that do not exist. */
export function periodOfWeeks(
  first: number,
  last: number,
  { today, year }: { today: string; year: number | null },
): Period | null {
  const thisYear = isoWeekOf(today).year;
  const years = year === null ? [thisYear, thisYear + 1, thisYear + 2] : [year];
  for (const candidate of years) {
    const from = weekOfKey(`${first}_${candidate}`);
    const to = weekOfKey(`${last}_${last < first ? candidate + 1 : candidate}`);
    if (!from || !to || (year === null && to.endDate < today)) continue;
    const weeks = first === last ? String(first) : `${first}–${last}`;
    return {
      fromDate: from.startDate < today && to.endDate >= today ? today : from.startDate,
      toDate: to.endDate,
      label: textOf(
        `${first === last ? 'Vecka' : 'Veckorna'} ${weeks}, ${candidate}`,
        `${first === last ? 'Week' : 'Weeks'} ${weeks}, ${candidate}`,
      ),
    };
  }
  return null;
}

/** Days of one month, both included; null for days that do not exist. */
export function periodOfDays(
  first: number,
  last: number,
  month: number,
  { today, year }: { today: string; year: number | null },
): Period | null {
  const thisYear = Number(today.slice(0, 4));
  for (const candidate of year === null ? [thisYear, thisYear + 1] : [year]) {
    const from = toDay(candidate, month, first);
    const to = toDay(candidate, month, last);
    if (!from || !to || to < from || (year === null && to < today)) continue;
    const [sv = '', en = ''] = MONTHS[month - 1] ?? [];
    const days = first === last ? String(first) : `${first}–${last}`;
    return {
      fromDate: from < today && to >= today ? today : from,
      toDate: to,
      label: textOf(`${days} ${sv} ${candidate}`, `${days} ${en} ${candidate}`),
    };
  }
  return null;
}
