import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  type DateRangePickerProps,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import { addSelfContained } from '../../page/addPart';
import { TODAY, WORDS } from '../../page/data';
import { report } from '../../page/report';

const FIRST = parseDate(TODAY);

function App() {
  const [range, setRange] = useState<DateRangePickerProps<DateValue>['value']>(null);
  return (
    <I18nProvider locale="en-GB">
      <DateRangePicker
        minValue={FIRST}
        placeholderValue={FIRST}
        value={range}
        onChange={(next) => {
          setRange(next);
          report([next?.start.toString(), next?.end.toString()]);
        }}
      >
        <Label>{WORDS.dates.period}</Label>
        <Group>
          <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button>{WORDS.dates.open}</Button>
        </Group>
        <Popover>
          <Dialog>
            <RangeCalendar>
              <Button slot="previous">‹</Button>
              <Heading />
              <Button slot="next">›</Button>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </I18nProvider>
  );
}

addSelfContained('dateRange', <App />);
