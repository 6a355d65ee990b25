import type { IntlShape } from 'react-intl';
import { TIME_ZONE } from '#domain/limits';
import { dayText } from '../../lib/dates';

const swedishDays = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** An instant as "14:05" on the same day, otherwise as its day. @param today - `YYYY-MM-DD`. */
export function whenText(intl: IntlShape, instant: string, today: string): string {
  const day = swedishDays.format(Date.parse(instant));
  if (day !== today) return dayText(intl, day);
  return intl.formatTime(instant, { hour: '2-digit', minute: '2-digit' });
}
