import { asciiDigits } from '../../domain/text/writtenDay';
import { dateFormatter } from '../internal/dateFormatter';

/** Which times can be chosen, `HH:mm`, both ends included. */
export interface TimeRules {
  /** The first time that can be chosen. */
  min?: string | undefined;
  /** The last time that can be chosen. */
  max?: string | undefined;
  /** Whether a time between them, `HH:mm`, cannot be chosen. */
  isUnavailable?: ((time: string) => boolean) | undefined;
}

/** Why a time cannot be taken. */
export type TimeProblem = 'invalid' | 'too_early' | 'too_late' | 'unavailable';

const NOON = 12;

const two = (number: number): string => `${number}`.padStart(2, '0');

/** Whether a value is a time, `HH:mm`. */
export function isTime(value: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(value);
}

const formatterOf = (locale: string) =>
  dateFormatter(locale, { timeStyle: 'short', timeZone: 'UTC' });

/**
 * A time as the language writes it.
 *
 * @example formatTime('14:30', 'en-US') // '2:30 PM'
 */
export function formatTime(time: string, locale: string): string {
  return formatterOf(locale).format(new Date(`2026-01-01T${time}:00Z`));
}

/** Small letters, the digits 0 to 9, and nothing that cannot be seen. */
const bare = (text: string, locale: string): string =>
  asciiDigits(text.normalize('NFKC'), locale)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .trim();

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface TimeWords {
  /** The words for a part of the day, each with whether it is after noon: some languages have five. */
  halves: readonly (readonly [word: string, isAfternoon: boolean])[];
  /** What else is written: "Uhr". */
  others: readonly string[];
}

/** Formatting a whole day costs a thousand times as much as looking it up. */
const words = new Map<string, TimeWords>();

/** What a language writes around the numbers. */
function wordsOf(locale: string): TimeWords {
  const known = words.get(locale);
  if (known) return known;
  const parts = HOURS.map((hour) =>
    formatterOf(locale).formatToParts(new Date(`2026-01-01T${two(hour)}:00Z`)),
  );
  const halves = new Map<string, boolean>();
  for (const hour of HOURS) {
    const period = parts[hour]?.find(({ type }) => type === 'dayPeriod')?.value ?? '';
    if (period !== '') halves.set(bare(period, locale), hour >= NOON);
  }
  const literals = parts
    .flat()
    .filter(({ type, value }) => type === 'literal' && /\p{L}/u.test(value));
  const made = {
    halves: [...halves].sort(([one], [other]) => other.length - one.length),
    others: [...new Set(literals.map(({ value }) => bare(value, locale))), ...WRITTEN_BESIDE],
  };
  words.set(locale, made);
  return made;
}

/** What people write beside a time, whatever the page's language. */
const WRITTEN_BESIDE = ['kl.', 'kl', 'uhr', 'at'];

/** Whether a text says that its time is after noon, null where it does not; and the rest of it. */
function halfOf(text: string, { halves }: TimeWords) {
  for (const [word, isAfternoon] of halves) {
    if (text.includes(word)) return { isAfternoon, left: text.replace(word, '') };
  }
  const english = /(?<=^|[\d\s])([ap])\.?\s?m?\.?(?=$|[\d\s])/u.exec(text);
  if (english === null) return { isAfternoon: null, left: text };
  return { isAfternoon: english[1] === 'p', left: text.replace(english[0], '') };
}

/**
 * Reads a time: `14`, `14:30`, `14.30`, `1430`, `2:30 pm`, and whatever the language itself writes.
 *
 * @returns `HH:mm`; null for another text.
 */
export function readTime(text: string, locale: string): string | null {
  const own = wordsOf(locale);
  const { isAfternoon, left } = halfOf(bare(text, locale), own);
  const numbers = own.others.reduce((rest, word) => rest.replace(word, ''), left).trim();
  const [, hourText, minuteText = '00'] =
    /^(\d{1,2})(?:(?:\s*[:.,h٫]\s*|\s+)(\d{2}))?$/u.exec(numbers) ??
    /^(\d{1,2})(\d{2})$/u.exec(numbers) ??
    [];
  if (hourText === undefined) return null;
  const hour = Number(hourText);
  if (isAfternoon !== null && (hour < 1 || hour > NOON)) return null;
  const ofDay = isAfternoon === null ? hour : (hour % NOON) + (isAfternoon ? NOON : 0);
  const time = `${two(ofDay)}:${minuteText}`;
  return isTime(time) ? time : null;
}

/** The value of a typed text: the time, '' for none, or the text itself where it is no time. */
export function typedTime(text: string, locale: string): string {
  const typed = text.trim();
  return typed === '' ? '' : (readTime(typed, locale) ?? typed);
}

/** What is wrong with a value; null for none and for a time that can be chosen. */
export function timeProblemOf(
  value: string,
  { min, max, isUnavailable }: TimeRules,
): TimeProblem | null {
  if (value === '') return null;
  if (!isTime(value)) return 'invalid';
  if (min !== undefined && value < min) return 'too_early';
  if (max !== undefined && value > max) return 'too_late';
  return isUnavailable?.(value) ? 'unavailable' : null;
}

const MINUTES_PER_HOUR = 60;
const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`;

/** Where a list without a chosen time begins: early enough for a day's work. */
const MORNING = '08:00';

/**
 * The time of a list that is focused first: the chosen one, or the last before it that the list has.
 *
 * @param options.step - minutes between two times, of which the first is midnight.
 */
export function nearestListed(
  chosen: string | null,
  { step, min = '00:00', max = '23:59' }: TimeRules & { step: number },
): string {
  const first = Math.ceil(minutesOf(min) / step) * step;
  const last = Math.floor(minutesOf(max) / step) * step;
  const at = Math.floor(minutesOf(chosen ?? MORNING) / step) * step;
  return timeOf(Math.max(first, Math.min(at, last)));
}
