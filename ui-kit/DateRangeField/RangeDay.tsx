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

/** MUI's PageUp is the next month; by the ARIA practices it is the one before. */
const SWAPPED: Record<string, string | undefined> = { PageUp: 'PageDown', PageDown: 'PageUp' };

function practised(event: DayKeyEvent): DayKeyEvent {
  const key = SWAPPED[event.key];
  return key === undefined ? event : Object.create(event, { key: { value: key } });
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
      onKeyDown={(event, pressed) => onKeyDown?.(practised(event), pressed)}
    />
  );
}
