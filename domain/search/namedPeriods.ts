import { addDays, weekdayOf } from '#domain/calendar/days';
import { isoWeekOf, weekOfKey } from '#domain/calendar/isoWeek';
import { addMonths, lastDayOf, monthOf } from '#domain/calendar/months';
import { publicHolidaysOf } from '#domain/calendar/publicHolidays';
import { next, type Period, textOf } from './periods';
import { nextWeekday, ON_WEEKDAY, WEEKDAYS } from './weekdays';

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
    'sommar|sommaren|somrar|i sommar|sommartid|semesterperioden|semestern|semestertiden|semestertider|semesterveckorna|sommarperioden|sommarperiod|sommarveckor|summer|this summer|over summer|summertime|' +
      'sommer|sommeren|kesä|kesällä|kesäksi|kesän',
  ],
  [
    'Hösten',
    'Autumn',
    between('09-01', '11-30'),
    'höst|hösten|i höst|autumn|fall|this autumn|høst|høsten|efterår|efteråret|syksy|syksyllä',
  ],
  [
    'Vintern',
    'Winter',
    (year) => ({ from: `${year}-12-01`, to: lastDayOf(`${year + 1}-02`) }),
    'vinter|vintern|i vinter|winter|this winter|vinteren|talvi|talvella',
  ],
  [
    'Våren',
    'Spring',
    between('03-01', '05-31'),
    'våren|i vår|spring|this spring|forår|foråret|kevät|keväällä',
  ],
  [
    'Julen',
    'Christmas',
    between('12-20', '01-06', true),
    'jul|julen|i jul|julhelgen|jullov|jullovet|jul och nyår|jul nyår|julveckan|christmas|xmas|christmas and new year|jula|joulu|jouluna',
  ],
  ['Höstterminen', 'Autumn term', between('08-15', '12-22'), 'höstterminen|hösttermin|ht'],
  ['Vårterminen', 'Spring term', between('01-08', '06-15'), 'vårterminen|vårtermin|vt'],
  [
    'Sommarlovet',
    'Summer holidays',
    between('06-10', '08-17'),
    'sommarlov|sommarlovet|summer holidays',
  ],
  ['Första maj', 'May Day', between('05-01', '05-01'), 'första maj|may day'],
  ['Lucia', 'Lucia', between('12-13', '12-13'), 'lucia|luciahelgen'],
  ['Nyår', 'New Year', between('12-27', '01-06', true), 'nyår|nyårshelgen|new year|new years'],
  [
    'Påsken',
    'Easter',
    around('easter_sunday', -7, 1),
    'påsk|påsken|i påsk|påskveckan|easter|påske|pääsiäinen|pääsiäisenä',
  ],
  ['Industrisemestern', 'Industrial holiday', weeks(28, 31), 'industrisemester|industrisemestern'],
  ['Påskhelgen', 'Easter weekend', around('easter_sunday', -2, 1), 'påskhelgen|easter weekend'],
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
    'midsommar|midsommarhelgen|midsommarveckan|midsummer|juhannus|juhannuksena',
  ],
];

/** Periods that are counted from today. */
const RELATIVE: readonly (readonly [
  sv: string,
  en: string,
  days: (today: string) => readonly [from: string, to: string],
  terms: string,
])[] = [
  ['I dag', 'Today', (day) => [day, day], 'idag|i dag|today'],
  [
    'I morgon',
    'Tomorrow',
    (day) => [addDays(day, 1), addDays(day, 1)],
    'imorgon|i morgon|tomorrow',
  ],
  [
    'I övermorgon',
    'In two days',
    (day) => [addDays(day, 2), addDays(day, 2)],
    'i övermorgon|övermorgon|day after tomorrow|the day after tomorrow',
  ],
  [
    'De närmaste två veckorna',
    'The next two weeks',
    (day) => [day, addDays(day, 13)],
    'närmaste två veckorna|två närmaste veckorna|kommande två veckor|kommande två veckorna|nästa två veckor|inom två veckor|inom 2 veckor|' +
      'närmaste veckorna|kommande veckorna|kommande veckor|next two weeks|next 2 weeks|within two weeks|coming weeks|next few weeks',
  ],
  [
    'Den närmaste månaden',
    'The coming month',
    (day) => [day, addDays(day, 30)],
    'närmaste månaden|kommande månaden|inom en månad|coming month|next 30 days|within a month',
  ],
  [
    'Om två veckor',
    'In two weeks',
    (day) => {
      const { startDate, endDate } = isoWeekOf(addDays(day, 14));
      return [startDate, endDate];
    },
    'om två veckor|om 2 veckor|in two weeks|in 2 weeks|veckan efter nästa|week after next',
  ],
  [
    'Nästa helg',
    'Next weekend',
    (day) => {
      const { endDate } = isoWeekOf(addDays(day, 7));
      return [addDays(endDate, -2), endDate];
    },
    'nästa helg|next weekend',
  ],
  [
    'Denna vecka',
    'This week',
    (day) => [day, isoWeekOf(day).endDate],
    'denna vecka|den här veckan|i veckan|this week',
  ],
  [
    'Nästa vecka',
    'Next week',
    (day) => {
      const { startDate, endDate } = isoWeekOf(addDays(day, 7));
      return [startDate, endDate];
    },
    'nästa vecka|kommande vecka|kommande veckan|nästkommande vecka|next week|coming week',
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
    ...WEEKDAYS.flatMap(([sv, en]) =>
      [
        ...ON_WEEKDAY.sv.map((before) => [before, sv] as const),
        ...ON_WEEKDAY.en.map((before) => [before, en.toLowerCase()] as const),
      ].map(
        ([before, day]) =>
          [
            `${before} ${day}`,
            (today: string): Period =>
              nextWeekday(day, today) ?? { fromDate: today, toDate: today, label: textOf(sv, en) },
          ] as const,
      ),
    ),
  ];
}
