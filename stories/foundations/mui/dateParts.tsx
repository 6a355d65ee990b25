import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';

const DAY = dayjs('2026-03-11T08:30');

/** The parts of the date pickers. */
export const DATE_PARTS: readonly { name: string; node: ReactNode }[] = [
  { name: 'Day, typed', node: <DateField label="From" defaultValue={DAY} /> },
  {
    name: 'Day, standard',
    node: <DateField label="Until" variant="standard" defaultValue={DAY} />,
  },
  { name: 'Day, filled', node: <DateField label="Paid" variant="filled" defaultValue={DAY} /> },
  { name: 'Time, with an error', node: <TimeField label="Starts" defaultValue={DAY} error /> },
  { name: 'Day, chosen', node: <DatePicker label="Start" defaultValue={DAY} /> },
  { name: 'Day and time, chosen', node: <DateTimePicker label="Interview" defaultValue={DAY} /> },
  { name: 'Day', node: <StaticDatePicker defaultValue={DAY} /> },
  { name: 'Months', node: <MonthCalendar defaultValue={DAY} /> },
  {
    name: 'Years',
    node: (
      <YearCalendar
        defaultValue={DAY}
        minDate={DAY.subtract(8, 'year')}
        maxDate={DAY.add(8, 'year')}
      />
    ),
  },
  { name: 'Times', node: <DigitalClock defaultValue={DAY} timeStep={30} ampm={false} /> },
  { name: 'Hours and minutes', node: <MultiSectionDigitalClock defaultValue={DAY} ampm={false} /> },
  { name: 'Clock', node: <TimeClock defaultValue={DAY} ampm /> },
];
