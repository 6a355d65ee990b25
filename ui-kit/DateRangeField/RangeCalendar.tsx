import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/sv';
import { MuiScope } from '../MuiScope';
import type { DateRange } from './dateRange';
import type { RangeCalendarLabels } from './labels';
import { RangeContext, RangeDay } from './RangeDay';

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps {
  range: DateRange;
  onPick: (day: string) => void;
  /** `YYYY-MM-DD`. */
  today: string;
  min?: string | undefined;
  locale: string;
  labels: RangeCalendarLabels;
}

const SLOTS = { day: RangeDay };

/** One month with ISO weeks and the range highlighted. A module of its own, for `lazy`. */
export default function RangeCalendar(props: RangeCalendarProps) {
  const { range, onPick, today, min, locale, labels } = props;
  const current = range.to ?? range.from;
  return (
    <MuiScope>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={locale.startsWith('sv') ? 'sv' : 'en-gb'}
        localeText={{
          previousMonth: labels.previousMonth,
          nextMonth: labels.nextMonth,
          calendarWeekNumberHeaderLabel: labels.weekColumn,
          calendarWeekNumberHeaderText: labels.weekColumnShort,
          calendarWeekNumberAriaLabelText: labels.week,
        }}
      >
        <RangeContext value={{ range, locale, places: labels.places }}>
          <DateCalendar
            views={['day']}
            displayWeekNumber
            showDaysOutsideCurrentMonth={false}
            autoFocus
            value={current === null ? null : dayjs(current)}
            referenceDate={dayjs(current ?? today)}
            minDate={min === undefined ? undefined : dayjs(min)}
            onChange={(day) => day !== null && onPick(day.format('YYYY-MM-DD'))}
            slots={SLOTS}
          />
        </RangeContext>
      </LocalizationProvider>
    </MuiScope>
  );
}
