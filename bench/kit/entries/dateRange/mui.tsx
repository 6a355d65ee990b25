import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { TODAY, WORDS } from '../../page/data';
import { report } from '../../page/report';

const FIRST = dayjs(TODAY);
const text = (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? null;

// Its range picker needs a paid licence; the free way is two fields
function App() {
  const [from, setFrom] = useState<Dayjs | null>(null);
  const [to, setTo] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <fieldset>
        <legend>{WORDS.dates.period}</legend>
        <DesktopDatePicker
          label={WORDS.dates.from}
          displayWeekNumber
          minDate={FIRST}
          referenceDate={FIRST}
          value={from}
          onChange={(day) => {
            setFrom(day);
            report([text(day), text(to)]);
          }}
        />
        <DesktopDatePicker
          label={WORDS.dates.to}
          displayWeekNumber
          minDate={from ?? FIRST}
          referenceDate={FIRST}
          value={to}
          onChange={(day) => {
            setTo(day);
            report([text(from), text(day)]);
          }}
        />
      </fieldset>
    </LocalizationProvider>
  );
}

addSelfContained('dateRange', <App />);
