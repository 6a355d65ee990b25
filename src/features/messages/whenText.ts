import type { IntlShape } from 'react-intl';
import { TIME_ZONE } from '#domain/limits';
import { dayText } from '../../lib/dates';

const swedishDays = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day of an instant in Stockholm: "1 dec. 2026". */
export function dayOfText(intl: IntlShape, instant: string): string {
  return dayText(intl, swedishDays.format(Date.parse(instant)));
}

/** An instant as "14:05" on the same day, otherwise as its day. @param today - `YYYY-MM-DD`. */
export function whenText(intl: IntlShape, instant: string, today: string): string {
  if (swedishDays.format(Date.parse(instant)) !== today) return dayOfText(intl, instant);
  return intl.formatTime(instant, { hour: '2-digit', minute: '2-digit' });
}
