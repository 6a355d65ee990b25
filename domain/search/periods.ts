import { addDays, toDay, weekdayOf } from '#domain/calendar/days';
import { isoWeekOf, weekOfKey } from '#domain/calendar/isoWeek';
import { addMonths, lastDayOf, monthOf } from '#domain/calendar/months';
import { publicHolidaysOf } from '#domain/calendar/publicHolidays';
import type { Text } from '#domain/language';

/** Days that words name, both included; `toDate` null: and later. */
export interface Period {
  fromDate: string;
  toDate: string | null;
  label: Text;
}

const textOf = (sv: string, en: string): Text => ({ sv, en });

const MONTHS: readonly (readonly [sv: string, en: string, ...others: string[]])[] = [
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
function next(
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

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

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

type Season = (year: number) => { from: string; to: string };
const between =
  (from: string, to: string, intoNextYear = false): Season =>
  (year) => ({ from: `${year}-${from}`, to: `${intoNextYear ? year + 1 : year}-${to}` });
const around =
  (id: string, before: number, after: number): Season =>
  (year) => {
    const day = publicHolidaysOf(year).find((holiday) => holiday.id === id)?.day ?? `${year}-01-01`;
    return { from: addDays(day, before), to: addDays(day, after) };
  };

const weeks =
  (first: number, last: number): Season =>
  (year) => ({
    from: weekOfKey(`${first}_${year}`)?.startDate ?? `${year}-01-01`,
    to: weekOfKey(`${last}_${year}`)?.endDate ?? `${year}-12-31`,
  });

/** `[Swedish, English, days in a year, terms]`; the year of the label is that of the first day. */
const SEASONS: readonly (readonly [sv: string, en: string, days: Season, terms: string])[] = [
  [
    'Sommaren',
    'Summer',
    between('06-01', '08-31'),
    'sommar|sommaren|somrar|i sommar|sommartid|semesterperioden|sommarperioden|sommarperiod|sommarveckor|summer|this summer|over summer|summertime',
  ],
  ['Hösten', 'Autumn', between('09-01', '11-30'), 'höst|hösten|i höst|autumn|fall|this autumn'],
  [
    'Vintern',
    'Winter',
    (year) => ({ from: `${year}-12-01`, to: lastDayOf(`${year + 1}-02`) }),
    'vinter|vintern|i vinter|winter|this winter',
  ],
  ['Våren', 'Spring', between('03-01', '05-31'), 'våren|i vår|spring|this spring'],
  [
    'Julen',
    'Christmas',
    between('12-20', '01-06', true),
    'jul|julen|i jul|julhelgen|jullov|jullovet|jul och nyår|jul nyår|julveckan|christmas|xmas|christmas and new year',
  ],
  ['Nyår', 'New Year', between('12-27', '01-06', true), 'nyår|nyårshelgen|new year|new years'],
  ['Påsken', 'Easter', around('easter_sunday', -7, 1), 'påsk|påsken|i påsk|påskveckan|easter'],
  // The weeks of all counties
  ['Sportlovet', 'Winter break', weeks(7, 10), 'sportlov|sportlovet|sportlovsveckan|winter break'],
  ['Höstlovet', 'Autumn break', weeks(44, 44), 'höstlov|höstlovet|läslov|autumn break'],
  ['Påsklovet', 'Easter break', around('easter_sunday', -7, 7), 'påsklov|påsklovet|easter break'],
  [
    'Mellandagarna',
    'Between Christmas and New Year',
    between('12-27', '12-30'),
    'mellandagar|mellandagarna|mellandagsveckan|between christmas and new year',
  ],
  [
    'Kristi himmelsfärd',
    'Ascension',
    around('ascension', 0, 3),
    'kristi himmelsfärd|kristi himmelsfärdsdag|kristi himmelsfärdshelgen|kristi himmelfärd|ascension',
  ],
  ['Pingst', 'Whitsun', around('whit_sunday', -2, 0), 'pingst|pingsten|pingsthelgen|whitsun'],
  [
    'Valborg',
    'Walpurgis Night',
    between('04-30', '05-01'),
    'valborg|valborgshelgen|valborgsmässoafton',
  ],
  ['Nationaldagen', 'National day', between('06-06', '06-06'), 'nationaldagen|national day'],
  [
    'Alla helgons helg',
    'All Saints',
    around('all_saints', -1, 1),
    'alla helgons|alla helgons helg|alla helgons dag|allhelgona|allhelgonahelgen|all saints',
  ],
  ['Trettonhelgen', 'Epiphany', between('01-05', '01-06'), 'trettonhelgen|trettondagen|epiphany'],
  [
    'Midsommar',
    'Midsummer',
    around('midsummer', -2, 1),
    'midsommar|midsommarhelgen|midsommarveckan|midsummer',
  ],
];

/** Periods that are counted from today. */
const RELATIVE: readonly (readonly [
  sv: string,
  en: string,
  days: (today: string) => readonly [from: string, to: string],
  terms: string,
])[] = [
  [
    'I morgon',
    'Tomorrow',
    (day) => [addDays(day, 1), addDays(day, 1)],
    'imorgon|i morgon|tomorrow',
  ],
  [
    'Denna vecka',
    'This week',
    (day) => [day, isoWeekOf(day).endDate],
    'denna vecka|den här veckan|this week',
  ],
  [
    'Nästa vecka',
    'Next week',
    (day) => {
      const { startDate, endDate } = isoWeekOf(addDays(day, 7));
      return [startDate, endDate];
    },
    'nästa vecka|next week',
  ],
  [
    'I helgen',
    'This weekend',
    (day) => [weekdayOf(day) > 4 ? day : addDays(day, 5 - weekdayOf(day)), isoWeekOf(day).endDate],
    'i helgen|kommande helg|nu i helgen|this weekend|coming weekend',
  ],
  [
    'Denna månad',
    'This month',
    (day) => [day, lastDayOf(monthOf(day))],
    'denna månad|den här månaden|this month',
  ],
  ['I år', 'This year', (day) => [day, `${day.slice(0, 4)}-12-31`], 'i år|this year'],
  [
    'Nästa år',
    'Next year',
    (day) => {
      const year = Number(day.slice(0, 4)) + 1;
      return [`${year}-01-01`, `${year}-12-31`];
    },
    'nästa år|next year',
  ],
  [
    'Nästa månad',
    'Next month',
    (day) => {
      const month = monthOf(addMonths(`${monthOf(day)}-01`, 1));
      return [`${month}-01`, lastDayOf(month)];
    },
    'nästa månad|next month',
  ],
];

/** Every phrase for a period, with how its days are found. */
export function periodPhrases(): (readonly [
  term: string,
  periodAt: (today: string, year: number | null) => Period,
])[] {
  return [
    ...SEASONS.flatMap(([sv, en, daysIn, terms]) =>
      terms.split('|').map(
        (term) =>
          [
            term,
            (today: string, year: number | null): Period => {
              const { from, to, year: found } = next(today, year, daysIn);
              return {
                fromDate: from,
                toDate: to,
                label: textOf(`${sv} ${found}`, `${en} ${found}`),
              };
            },
          ] as const,
      ),
    ),
    ...RELATIVE.flatMap(([sv, en, daysOf, terms]) =>
      terms.split('|').map(
        (term) =>
          [
            term,
            (today: string): Period => {
              const [fromDate, toDate] = daysOf(today);
              return { fromDate, toDate, label: textOf(sv, en) };
            },
          ] as const,
      ),
    ),
  ];
}
