import { monthNamed } from './periods';
import type { Token } from './tokens';

/** The times of day of `workingHours`, which hours of the clock may be. */
export type TimeOfHours = 'day' | 'evening' | 'night';

const HOUR = /^(?<hour>[01]?\d|2[0-4])$/u;
const BETWEEN = /^\s*[-–]\s*$/u;
/** "Nine to five". */
const OFFICE = /^9 ?(?:-|–|to|till) ?(?:5|17)$/u;
/** Says that two numbers are hours: "kl 7-16", "7-16 pass". */
const OF_CLOCK: ReadonlySet<string> = new Set(['kl', 'klockan', 'tid', 'tider', 'arbetstid']);
const OF_SHIFT: ReadonlySet<string> = new Set([
  'pass',
  'passet',
  'passen',
  'tid',
  'skift',
  'shift',
]);

/** Hours of the clock that begin at a word: "21-07", "kl 7-16". Null for other numbers. */
export function findHours(
  tokens: readonly Token[],
  at: number,
): { length: number; time: TimeOfHours } | null {
  const [clock] = tokens.slice(at, at + 1);
  const from = clock && OF_CLOCK.has(clock.key) ? at + 1 : at;
  const [first, second, after] = tokens.slice(from, from + 3);
  const timed = first && hoursAndMinutes(tokens, from);
  if (timed) return { length: from - at + timed.length, time: timed.time };
  const office = first?.text === '9' ? officeHours([first, second, after]) : 0;
  if (office > 0) return { length: from - at + office, time: 'day' };
  if (!first || !second || !BETWEEN.test(second.gap)) return null;
  if (!HOUR.test(first.text) || !HOUR.test(second.text)) return null;
  const isShift = after !== undefined && OF_SHIFT.has(after.key);
  // "21-07" is no day of a month and no share of full time, "2-3" may be anything
  const isClear = first.text.length === 2 && second.text.length === 2;
  const isNight = isClear && (first.text > '12' || first.text[0] === '0');
  if (from === at && !isShift && !isNight && !isWorkingDay(tokens, at)) return null;
  const time = timeOf(Number(first.text), Number(second.text));
  return time && { length: from - at + 2 + (isShift ? 1 : 0), time };
}

const MINUTES = /^[0-5]\d$/u;
const BEFORE_MINUTES = /^[.:]$/u;
const LAST_MONTH = 12;

/** Whether a word is the minutes of the number before it: "15.12" is a day of a month. */
function isMinutes(token: Token | undefined): boolean {
  if (!token || !BEFORE_MINUTES.test(token.gap) || !MINUTES.test(token.text)) return false;
  return token.gap === ':' || token.text === '00' || Number(token.text) > LAST_MONTH;
}

/** "21.30-07", "7-16.30", "07:00–16:00": with minutes, numbers are hours. */
function hoursAndMinutes(
  tokens: readonly Token[],
  from: number,
): { length: number; time: TimeOfHours } | null {
  const ofFirst = isMinutes(tokens[from + 1]) ? 1 : 0;
  const [first, second, next] = [
    tokens[from],
    tokens[from + 1 + ofFirst],
    tokens[from + 2 + ofFirst],
  ];
  const ofSecond = isMinutes(next) ? 1 : 0;
  if (!first || !second || ofFirst + ofSecond === 0 || !BETWEEN.test(second.gap)) return null;
  if (!HOUR.test(first.text) || !HOUR.test(second.text)) return null;
  const time = timeOf(Number(first.text), Number(second.text));
  return time && { length: 2 + ofFirst + ofSecond, time };
}

/** How many words "9-5" or "nine to five" takes; 0 where it is neither. */
function officeHours([first, second, third]: readonly (Token | undefined)[]): number {
  if (!first || !second) return 0;
  if (OFFICE.test(`${first.text}${second.gap}${second.text}`)) return 2;
  const said = [first, second, third].map((token) => token?.text.toLowerCase() ?? '');
  return OFFICE.test(said.join(' ')) ? 3 : 0;
}

const DAYS: ReadonlySet<string> = new Set([
  'vardag',
  'vardagar',
  'vardagarna',
  'dag',
  'dagar',
  'dagtid',
  'fredag',
  'fre',
  'weekdays',
  'daytime',
  'friday',
]);

/** Before numbers that are no hours. */
const OF_DATES: ReadonlySet<string> = new Set(['den', 'från', 'mellan', 'from', 'between']);
/** After numbers that are no hours: "barn 6-16 år". */
const COUNTED: ReadonlySet<string> = new Set(
  'år|åringar|årsåldern|år|years|veckor|weeks|dagar|days|månader|months|patienter|platser'.split(
    '|',
  ),
);

/** "Vardagar 8-17", "usk 7-16": the hours of a day. */
function isWorkingDay(tokens: readonly Token[], at: number): boolean {
  const [before, first, last, after] = [tokens[at - 1], ...tokens.slice(at, at + 3)];
  const [begins, ends] = [Number(first?.text), Number(last?.text)];
  if (begins < 6 || begins > 9 || ends < 14 || ends > 18) return false;
  if (DAYS.has(before?.key ?? '') || DAYS.has(after?.key ?? '')) return true;
  // "Usk 7-16", but not the days of a month: "7-16 juli"
  if (before === undefined || OF_DATES.has(before.key)) return false;
  return !COUNTED.has(after?.key ?? '') && monthNamed(after?.key ?? '', true) === null;
}

function timeOf(begins: number, ends: number): TimeOfHours | null {
  if (begins >= 19 && ends <= 10) return 'night';
  if (begins >= 12 && begins < 18 && ends >= 19) return 'evening';
  if (begins >= 5 && begins <= 11 && ends >= 12 && ends <= 18) return 'day';
  return null;
}
