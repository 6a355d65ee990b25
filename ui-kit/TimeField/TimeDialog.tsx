'use client';

import MenuItem from '@mui/material/MenuItem';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, createContext, use, useCallback, useRef } from 'react';
import { PickedDialog } from '../internal/PickedDialog';
import type { PickedDialogProps } from '../internal/PickedField';
import { MuiScope } from '../MuiScope';
import type { TimeFieldLabels } from './labels';
import styles from './TimeDialog.module.css';
import { formatTime, nearestListed, type TimeRules } from './timeValue';

/** Props of {@link TimeDialog}, besides those of what opens from a field. */
export interface TimeDialogProps extends TimeRules {
  /** Minutes between two times. */
  step: number;
  locale: string;
  labels: TimeFieldLabels;
}

const TimeContext = createContext('');

/** A time as the language writes it; MUI's own text has no language but dayjs's. */
function TimeItem({ itemValue, formattedValue: _text, ...props }: ItemProps) {
  const locale = use(TimeContext);
  return <MenuItem {...props}>{formatTime(itemValue.format(CLOCK), locale)}</MenuItem>;
}

type ItemProps = ComponentProps<typeof MenuItem> & { itemValue: Dayjs; formattedValue: string };

const CLOCK = 'HH:mm';
/** A day that no country's clock was changed on. */
const timeOn = (time: string): Dayjs => dayjs(`2026-01-01T${time}`);
const SLOTS = { digitalClockItem: TimeItem };

/** The list of times: pressing one takes it. */
export function TimeDialog(props: TimeDialogProps & PickedDialogProps) {
  const { open, onClose, anchor, chosen, onPick, locale, labels, ...times } = props;
  const { step, min, max, isUnavailable } = times;
  const first = nearestListed(chosen, times);
  const stop = useRef<HTMLElement | null>(null);
  const findStop = useCallback((surface: HTMLDivElement) => {
    stop.current = surface.querySelector<HTMLElement>('[role="option"][tabindex="0"]');
  }, []);
  return (
    <PickedDialog
      {...{ open, onClose, anchor, labels }}
      initialFocus={stop}
      onCome={findStop}
      className={styles.dialog}
      bodyClassName={styles.body}
    >
      <MuiScope>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          localeText={{ timePickerToolbarTitle: labels.title }}
        >
          <TimeContext value={locale}>
            <DigitalClock
              className={styles.list ?? ''}
              ampm={false}
              skipDisabled
              timeStep={step}
              minTime={min === undefined ? undefined : timeOn(min)}
              maxTime={max === undefined ? undefined : timeOn(max)}
              shouldDisableTime={(time) => isUnavailable?.(time.format(CLOCK)) ?? false}
              // A time between two of the list is none of it, and would leave it without a tab stop
              value={chosen === first ? timeOn(chosen) : null}
              referenceDate={timeOn(first)}
              onChange={(time: Dayjs | null) => {
                if (time === null) return;
                onPick(time.format(CLOCK));
                onClose();
              }}
              slots={SLOTS}
              slotProps={{ digitalClockItem: { className: styles.time } }}
            />
          </TimeContext>
        </LocalizationProvider>
      </MuiScope>
    </PickedDialog>
  );
}
