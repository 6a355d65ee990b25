'use client';

import { useCallback, useRef } from 'react';
import dialog from '../DateRangeField/DateRangeDialog.module.css';
import type { DayRules } from '../DateRangeField/dateRange';
import { placeSurface } from '../DateRangeField/placeSurface';
import { RangeCalendar } from '../DateRangeField/RangeCalendar';
import { cx } from '../internal/cx';
import { ModalHeader } from '../internal/modal/ModalHeader';
import parts from '../internal/modal/ModalParts.module.css';
import { ModalSurface } from '../internal/modal/ModalSurface';
import type { PickedDialogProps } from '../internal/PickedField';
import { useIds } from '../internal/useIds';
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
  const ids = useIds('title');
  const stop = useRef<HTMLButtonElement>(null);
  const placed = useCallback(
    (surface: HTMLDivElement | null) => {
      if (surface && anchor) placeSurface(surface, anchor);
    },
    [anchor],
  );
  return (
    <ModalSurface
      ref={placed}
      open={open}
      onClose={onClose}
      initialFocus={stop}
      aria-labelledby={ids.title}
      layerClassName={cx(dialog.layer, anchor && dialog.anchored)}
      className={cx(dialog.dialog, dialog.oneMonth)}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowUp') onClose();
      }}
    >
      <ModalHeader
        titleId={ids.title}
        title={labels.title}
        closeLabel={labels.close}
        onClose={onClose}
      />
      <div className={cx(parts.body, dialog.body)}>
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
      </div>
    </ModalSurface>
  );
}
