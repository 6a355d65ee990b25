import type { IntlShape } from 'react-intl';
import { TIME_ZONE } from '#domain/limits';

/** Node and Chromium use different spaces around the dash of a range; both become plain spaces. */
const RANGE_DASH = /\s*–\s*/g;
const THIN_SPACES = /[\u2009\u202f]/g;

/** Noon in UTC is the same day in Stockholm, in summer and in winter. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

// Swedes write days as ISO 8601 does
const swedishDays = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day of an instant (ISO 8601) in Stockholm: `2026-12-01`. */
export const dayOfInstant = (instant: string): string => swedishDays.format(Date.parse(instant));

/** `2026-12-01` as "1 dec. 2026" / "1 Dec 2026". */
export function dayText(intl: IntlShape, day: string): string {
  return intl.formatDate(noon(day), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `2026-12` as "dec. 2026" / "Dec 2026". */
export function monthText(intl: IntlShape, month: string): string {
  return intl.formatDate(noon(`${month}-01`), { month: 'short', year: 'numeric' });
}

/** `2026-12-01` as "tis" / "Tue". */
export function weekdayText(intl: IntlShape, day: string): string {
  return intl.formatDate(noon(day), { weekday: 'short' });
}

/**
 * Formatted ranges by their days, per language: formatting one costs as much as rendering a card.
 */
const rangeTexts = new WeakMap<IntlShape, Map<string, string>>();
const MAX_RANGE_TEXTS = 10_000;

function rangeTextsOf(intl: IntlShape): Map<string, string> {
  const texts = rangeTexts.get(intl) ?? new Map<string, string>();
  if (texts.size >= MAX_RANGE_TEXTS) texts.clear();
  rangeTexts.set(intl, texts);
  return texts;
}

/** Two days as one range, with common parts only once: "1 – 14 dec. 2026". */
export function dayRangeText(intl: IntlShape, from: string, to: string): string {
  const texts = rangeTextsOf(intl);
  const key = `${from}/${to}`;
  const text =
    texts.get(key) ??
    intl
      .formatDateTimeRange(noon(from), noon(to), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      })
      .replace(RANGE_DASH, ' – ');
  texts.set(key, text);
  return text;
}

/** An instant (ISO 8601) as day and time in Stockholm: "1 dec. 2026 14:05". */
export function instantText(intl: IntlShape, instant: string): string {
  return intl
    .formatDate(instant, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
    .replace(THIN_SPACES, ' ');
}

const stockholmOffset = new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  timeZoneName: 'longOffset',
});

/** The last second of a day in Stockholm, ISO 8601 with its offset: `2026-07-01T23:59:59+02:00`. */
export function endOfDay(day: string): string {
  const parts = stockholmOffset.formatToParts(noon(day));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '');
  return `${day}T23:59:59${offset}`;
}
