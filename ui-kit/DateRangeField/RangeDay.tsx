'use client';

import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, type RefObject, use } from 'react';
import { cx } from '../internal/cx';
import { formatDay } from '../internal/days';
import styles from './DateRangeDialog.module.css';
import { type DateRange, type DayRules, dayPlace } from './dateRange';
import { DAY_FORMATS } from './dayFormats';
import type { RangeCalendarLabels } from './labels';

/** What a day needs besides what MUI's calendar gives it. */
export interface RangeDays {
  range: DateRange;
  /** `YYYY-MM-DD`: the caller's, since the device may be in another time zone. */
  today: string;
  /** The one day of the calendar that Tab reaches, `YYYY-MM-DD`. */
  stop: string;
  /** Which days may be chosen. */
  rules: DayRules;
  locale: string;
  places: RangeCalendarLabels['places'];
  dayRef: RefObject<HTMLButtonElement | null>;
}

export const RangeContext = createContext<RangeDays | null>(null);

/**
 * A day with its full date as its name, and its position in the range, drawn and announced. A plain
 * button instead of MUI's, whose ripple and styles would be made for all days at every press.
 */
export function RangeDay(props: PickerDayProps) {
  const { disabled, outsideCurrentMonth, onDaySelect, 'aria-colindex': column } = props;
  const days = use(RangeContext);
  if (days === null || outsideCurrentMonth) {
    // biome-ignore lint/a11y: an empty cell of the same grid
    return <div role="gridcell" aria-colindex={column} className={cx(styles.day, styles.none)} />;
  }
  const { range, today, stop, rules, locale, places, dayRef } = days;
  const day = props.day.format('YYYY-MM-DD');
  const place = dayPlace(day, range);
  // It can be reached, so that a row of such days does not end the keys' way
  const unavailable = !disabled && rules.isUnavailable?.(day) === true;
  const name = formatDay(day, locale, DAY_FORMATS.name);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of MUI's grid, which is not a table
    <button
      ref={day === stop ? dayRef : undefined}
      type="button"
      role="gridcell"
      aria-colindex={column}
      aria-label={place === 'outside' || places[place] === '' ? name : `${name}, ${places[place]}`}
      aria-selected={place !== 'outside'}
      aria-current={day === today ? 'date' : undefined}
      disabled={disabled}
      aria-disabled={unavailable || undefined}
      tabIndex={day === stop ? 0 : -1}
      className={cx(
        styles.day,
        range.to !== null && styles[place],
        (place === 'start' || place === 'end') && styles.chosen,
      )}
      onClick={() => !unavailable && onDaySelect(props.day)}
    >
      {props.day.date()}
    </button>
  );
}
