import * as Popover from '@radix-ui/react-popover';
import { useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { addSelfContained } from '../../page/addPart';
import { TODAY, WORDS } from '../../page/data';
import { report } from '../../page/report';

const FIRST = new Date(`${TODAY}T00:00`);
const text = (day: Date | undefined) => day?.toLocaleDateString('sv-SE') ?? null;

function App() {
  const [range, setRange] = useState<DateRange>();
  return (
    <fieldset>
      <legend>{WORDS.dates.period}</legend>
      <output>
        {WORDS.dates.from} {text(range?.from)} {WORDS.dates.to} {text(range?.to)}
      </output>
      <Popover.Root>
        <Popover.Trigger>{WORDS.dates.open}</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content>
            <DayPicker
              mode="range"
              ISOWeek
              showWeekNumber
              min={1}
              defaultMonth={FIRST}
              disabled={{ before: FIRST }}
              selected={range}
              onSelect={(next) => {
                setRange(next);
                report([text(next?.from), text(next?.to)]);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </fieldset>
  );
}

addSelfContained('dateRange', <App />);
