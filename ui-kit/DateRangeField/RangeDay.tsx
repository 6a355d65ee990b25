import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, type KeyboardEvent, use } from 'react';
import { cx } from '../internal/cx';
import { formatDay } from '../internal/days';
import styles from './DateRangeDialog.module.css';
import { type DateRange, dayPlace } from './dateRange';
import type { RangeCalendarLabels } from './labels';

interface RangeContextValue {
  range: DateRange;
  locale: string;
  places: RangeCalendarLabels['places'];
}

/** What a day needs to know beyond what the calendar gives it. */
export const RangeContext = createContext<RangeContextValue>({
  range: { from: null, to: null },
  locale: 'sv-SE',
  places: { start: '', end: '', inside: '' },
});

type DayKeyEvent = KeyboardEvent<HTMLButtonElement>;
type DayKeyHandler = NonNullable<PickerDayProps['onKeyDown']>;

const MONTHS: Readonly<Record<string, number | undefined>> = { PageUp: -1, PageDown: 1 };
const MONTHS_OF_YEAR = 12;

/**
 * The page keys of the ARIA practices: a month, with Shift a year. MUI's own go the other way and
 * know no years; so it is told of another key, from where that key leads to the wanted day.
 */
function pageMove(event: DayKeyEvent, day: PickerDayProps['day']): Parameters<DayKeyHandler> {
  const months = MONTHS[event.key];
  if (months === undefined) return [event, day];
  const wanted = day.add(event.shiftKey ? months * MONTHS_OF_YEAR : months, 'month');
  return [Object.create(event, { key: { value: 'ArrowDown' } }), wanted.subtract(1, 'week')];
}

/** A day with its full date as its name, and its place in the range, drawn and said. */
export function RangeDay({ onKeyDown, className, ...rest }: PickerDayProps) {
  const { range, locale, places } = use(RangeContext);
  const day = rest.day.format('YYYY-MM-DD');
  const place = rest.outsideCurrentMonth ? 'outside' : dayPlace(day, range);
  const name = formatDay(day, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <PickerDay
      {...rest}
      selected={place === 'start' || place === 'end'}
      className={cx(className, styles.day, range.to !== null && styles[place])}
      aria-label={place === 'outside' ? name : `${name}, ${places[place]}`}
      aria-selected={place !== 'outside'}
      onKeyDown={(event, pressed) => onKeyDown?.(...pageMove(event, pressed))}
    />
  );
}
