import '@vikari/ui-kit/theme/theme.css';
import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { TODAY, WORDS } from '../../page/data';
import { report } from '../../page/report';

const { period, ...WORD } = WORDS.dates;
const LABELS = {
  ...WORD,
  placeholder: 'e.g. 1 Dec',
  dialog: {
    title: period,
    close: 'Close',
    clear: 'Clear',
    apply: 'Apply',
    chooseStart: 'Choose a first day.',
    chooseEnd: (from: string) => `From ${from}. Choose a last day.`,
    chosen: (from: string, to: string, days: number) => `${from} – ${to}, ${days} days`,
    problems: {
      invalid_from: 'Write the first day.',
      invalid_to: 'Write the last day.',
      too_early: 'Too early.',
      end_not_after_start: 'The last day must be after the first.',
    },
    weeks: {
      from: 'From week',
      to: 'To week',
      none: 'Choose',
      option: (number: number, day: string) => `Week ${number}, ${day}`,
    },
    calendar: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      weekColumn: 'Week',
      weekColumnShort: 'Wk',
      week: (number: number) => `Week ${number}`,
      places: { start: 'first day', end: 'last day', inside: 'in the period' },
    },
  },
};

function App() {
  const [range, setRange] = useState<{ from: string | null; to: string | null }>({
    from: null,
    to: null,
  });
  return (
    <DateRangeField
      label={period}
      today={TODAY}
      min={TODAY}
      locale="en-GB"
      value={range}
      onValueChange={(next) => {
        setRange(next);
        report([next.from, next.to]);
      }}
      labels={LABELS}
    />
  );
}

addSelfContained('dateRange', <App />);
