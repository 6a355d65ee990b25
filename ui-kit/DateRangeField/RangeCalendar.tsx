'use client';

import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { formatDay } from '../internal/days';
import { useDirection } from '../internal/useDirection';
import styles from './DateRangeDialog.module.css';
import type { DateRange, DayRules } from './dateRange';
import { DAY_FORMATS } from './dayFormats';
import type { RangeCalendarLabels } from './labels';
import {
  addMonths,
  dayOfKey,
  firstMonthWith,
  firstOf,
  firstWeekdayOf,
  isShown,
  lastOf,
  monthOf,
} from './monthGrid';
import { RangeMonth } from './RangeMonth';
import { useMonthCount } from './useMonthCount';

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps {
  range: DateRange;
  onPick: (day: string) => void;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Which days may be chosen. */
  rules: DayRules;
  /** Whether the numbers of weeks are shown. */
  weeks: boolean;
  /** How many months are shown at most. Default 2, where there is room. */
  monthsAtMost?: 1 | 2;
  locale: string;
  labels: RangeCalendarLabels;
  /** Set to the one day that Tab reaches. */
  dayRef: RefObject<HTMLButtonElement | null>;
}

interface View {
  /** The first month shown, `YYYY-MM`. */
  first: string;
  /** The day that the keys move from. */
  active: string;
}

/** Begins with the start's month when both ends are seen together, else with that of the end. */
function openingView(range: DateRange, day: string, count: number): View {
  const first = range.from === null ? monthOf(day) : monthOf(range.from);
  return { first: firstMonthWith(first, day, count), active: day };
}

/**
 * One month of MUI's calendar, or two side by side, with ISO weeks and the range highlighted. Its
 * keys are handled here, since MUI's handle one month: their PageUp moves the other way, and none
 * moves by a year.
 */
export function RangeCalendar(props: RangeCalendarProps) {
  const { range, onPick, today, rules, weeks, monthsAtMost = 2, ...own } = props;
  const { locale, labels, dayRef } = own;
  const { min, max } = rules;
  const room = useMonthCount();
  const count = monthsAtMost === 1 ? 1 : room;
  const isRtl = useDirection() === 'rtl';
  const next = useRef<HTMLButtonElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);
  const allowed = (day: string) => {
    if (min !== undefined && day < min) return min;
    return max !== undefined && day > max ? max : day;
  };
  const [view, setView] = useState(() =>
    openingView(range, range.to ?? range.from ?? allowed(today), count),
  );
  const [known, setKnown] = useState(range);
  const firstWeekday = firstWeekdayOf(locale);

  // Chosen outside the calendar, such as by week: it is shown here too.
  if (known.from !== range.from || known.to !== range.to) {
    setKnown(range);
    const day = range.to ?? range.from;
    if (day !== null && day !== view.active) {
      setView({ first: firstMonthWith(view.first, day, count), active: day });
    }
  }

  const nameOf = (month: string) => formatDay(firstOf(month), locale, DAY_FORMATS.month);
  const months = Array.from({ length: count }, (_, at) => addMonths(view.first, at));
  const stop = isShown(view.active, view.first, count) ? view.active : allowed(firstOf(view.first));
  const isFirst = (first: string) => min !== undefined && lastOf(addMonths(first, -1)) < min;
  const isLast = (first: string) => max !== undefined && firstOf(addMonths(first, count)) > max;

  // Loaded after the dialog has opened: the focus waits on the dialog
  useLayoutEffect(() => {
    const dialog = dayRef.current?.closest('[role="dialog"]');
    if (document.activeElement === dialog) dayRef.current?.focus();
  }, [dayRef]);

  useLayoutEffect(() => {
    if (!isMoving.current || view.active === '') return;
    isMoving.current = false;
    dayRef.current?.focus();
  }, [view, dayRef]);

  function moveTo(day: string) {
    isMoving.current = true;
    const active = allowed(day);
    setView({ first: firstMonthWith(view.first, active, count), active });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayOfKey(event, stop, { firstWeekday, isRtl });
    if (day === null) return;
    event.preventDefault();
    moveTo(day);
  }

  function turn(by: 1 | -1) {
    const first = addMonths(view.first, by);
    setView({ ...view, first });
    // The button becomes disabled, and would keep the focus without reacting to a key.
    if (by < 0 && isFirst(first)) next.current?.focus();
    if (by > 0 && isLast(first)) previous.current?.focus();
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.turn}>
        <IconButton
          ref={previous}
          label={labels.previousMonth}
          icon={<Icon name="chevron-left" />}
          disabled={isFirst(view.first)}
          onClick={() => turn(-1)}
        />
        <div aria-live="polite" className={styles.monthNames}>
          {months.map((month) => (
            <span key={month}>{nameOf(month)}</span>
          ))}
        </div>
        <IconButton
          ref={next}
          label={labels.nextMonth}
          icon={<Icon name="chevron-right" />}
          disabled={isLast(view.first)}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the days inside */}
      <div className={styles.months} onKeyDown={handleKeyDown}>
        {months.map((month) => (
          <RangeMonth
            key={month}
            month={month}
            monthName={nameOf(month)}
            range={range}
            today={today}
            stop={stop}
            rules={rules}
            weeks={weeks}
            locale={locale}
            places={labels.places}
            labels={labels}
            dayRef={dayRef}
            onPick={(day) => {
              moveTo(day);
              onPick(day);
            }}
          />
        ))}
      </div>
    </div>
  );
}
