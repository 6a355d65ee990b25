'use client';

import { useRef } from 'react';
import dialog from '../DateRangeField/DateRangeDialog.module.css';
import type { DayRules } from '../DateRangeField/dateRange';
import { RangeCalendar } from '../DateRangeField/RangeCalendar';
import { PickedDialog } from '../internal/PickedDialog';
import type { PickedDialogProps } from '../internal/PickedField';
import type { DateFieldLabels } from './labels';

/** Props of {@link DayDialog}, besides those of what opens from a field. */
export interface DayDialogProps {
  rules: DayRules;
  /** Whether the numbers of weeks are shown. */
  weeks: boolean;
  today: string;
  /** With the Gregorian calendar. */
  locale: string;
  labels: DateFieldLabels;
}

/** A day is named by its date alone: the grid says which one is selected. */
const NO_PLACES = { start: '', end: '', inside: '' };

/** The calendar of one day: pressing a day takes it. */
export function DayDialog(props: DayDialogProps & PickedDialogProps) {
  const { open, onClose, anchor, chosen, onPick, labels, ...calendar } = props;
  const stop = useRef<HTMLButtonElement>(null);
  return (
    <PickedDialog
      {...{ open, onClose, anchor, labels }}
      initialFocus={stop}
      bodyClassName={dialog.body}
    >
      <RangeCalendar
        {...calendar}
        monthsAtMost={1}
        range={{ from: chosen, to: null }}
        labels={{ ...labels.calendar, places: NO_PLACES }}
        dayRef={stop}
        onPick={(picked) => {
          onPick(picked);
          onClose();
        }}
      />
    </PickedDialog>
  );
}
