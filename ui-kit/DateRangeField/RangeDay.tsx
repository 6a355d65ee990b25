import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, type KeyboardEvent, use, useLayoutEffect, useRef } from 'react';
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

/** The data of a day in addition to what the calendar gives it. */
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
 * The page keys of the ARIA practices: a month, with Shift a year. MUI's own keys go the other way
 * and have no years, so it is given another key, from the day where that key leads to the wanted
 * day.
 */
function pageMove(event: DayKeyEvent, day: PickerDayProps['day']): Parameters<DayKeyHandler> {
  const months = MONTHS[event.key];
  if (months === undefined) return [event, day];
  const wanted = day.add(event.shiftKey ? months * MONTHS_OF_YEAR : months, 'month');
  return [Object.create(event, { key: { value: 'ArrowDown' } }), wanted.subtract(1, 'week')];
}

const FULL = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * A day with its full date as its name, and its position in the range, drawn and announced. A plain
 * button instead of MUI's, whose ripple and styles would be made for all days at every press.
 */
export function RangeDay(props: PickerDayProps) {
  const { disabled, today, outsideCurrentMonth, autoFocus, isAnimating, tabIndex } = props;
  const { onDaySelect, onFocus, onBlur, onKeyDown, 'aria-colindex': column } = props;
  const { range, locale, places } = use(RangeContext);
  const button = useRef<HTMLButtonElement>(null);

  // Where MUI moves the focus, before anything is painted: a later focus would scroll the page.
  useLayoutEffect(() => {
    if (autoFocus && !disabled && !isAnimating) button.current?.focus();
  }, [autoFocus, disabled, isAnimating]);

  if (outsideCurrentMonth) {
    // biome-ignore lint/a11y: an empty cell of the same grid
    return <div role="gridcell" aria-colindex={column} className={styles.day} />;
  }
  const day = props.day.format('YYYY-MM-DD');
  const place = dayPlace(day, range);
  const chosen = place === 'start' || place === 'end';
  const name = formatDay(day, locale, FULL);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of MUI's grid, which is not a table
    <button
      ref={button}
      type="button"
      role="gridcell"
      aria-colindex={column}
      aria-label={place === 'outside' ? name : `${name}, ${places[place]}`}
      aria-selected={place !== 'outside'}
      aria-current={today ? 'date' : undefined}
      disabled={disabled}
      tabIndex={tabIndex}
      className={cx(styles.day, range.to !== null && styles[place], chosen && styles.chosen)}
      onClick={() => onDaySelect(props.day)}
      onFocus={(event) => onFocus?.(event, props.day)}
      onBlur={(event) => onBlur?.(event, props.day)}
      onKeyDown={(event) => onKeyDown?.(...pageMove(event, props.day))}
    >
      {props.day.date()}
    </button>
  );
}
