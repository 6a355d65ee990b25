'use client';

import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs from 'dayjs';
import { formatDay } from '../internal/days';
import { MuiScope } from '../MuiScope';
import { calendarLocale } from './calendarLocale';
import styles from './DateRangeDialog.module.css';
import { DAY_FORMATS } from './dayFormats';
import type { RangeCalendarLabels } from './labels';
import { firstOf } from './monthGrid';
import { RangeContext, RangeDay, type RangeDays } from './RangeDay';

interface RangeMonthProps extends RangeDays {
  /** `YYYY-MM`. Another month is another element: give it as the key. */
  month: string;
  /** As shown: "november 2026". */
  monthName: string;
  weeks: boolean;
  labels: RangeCalendarLabels;
  onPick: (day: string) => void;
}

/** The name of MUI's grid; what is shown is above both months. */
function GridName({ labelId, currentMonth, format }: PickersCalendarHeaderProps) {
  return (
    <span id={labelId} hidden>
      {format ?? currentMonth.format('YYYY-MM')}
    </span>
  );
}

const SLOTS = { day: RangeDay, calendarHeader: GridName };

/** One month of MUI's calendar, without its header; its keys are those of the range's calendar. */
export function RangeMonth(props: RangeMonthProps) {
  const { month, monthName, weeks, labels, onPick, ...days } = props;
  const { locale, rules } = days;
  return (
    <MuiScope>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={calendarLocale(locale)}
        localeText={{
          calendarWeekNumberHeaderLabel: labels.weekColumn,
          calendarWeekNumberHeaderText: labels.weekColumnShort,
          calendarWeekNumberAriaLabelText: labels.week,
        }}
      >
        <RangeContext value={days}>
          <DateCalendar
            className={styles.month ?? ''}
            views={['day']}
            displayWeekNumber={weeks}
            showDaysOutsideCurrentMonth={false}
            reduceAnimations
            value={null}
            referenceDate={dayjs(firstOf(month))}
            minDate={rules.min === undefined ? undefined : dayjs(rules.min)}
            maxDate={rules.max === undefined ? undefined : dayjs(rules.max)}
            dayOfWeekFormatter={(day) =>
              formatDay(day.format('YYYY-MM-DD'), locale, DAY_FORMATS.weekday)
            }
            onChange={(day) => day !== null && onPick(day.format('YYYY-MM-DD'))}
            slots={SLOTS}
            slotProps={{ calendarHeader: { format: monthName } }}
          />
        </RangeContext>
      </LocalizationProvider>
    </MuiScope>
  );
}
