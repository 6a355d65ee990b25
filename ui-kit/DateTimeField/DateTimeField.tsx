'use client';

import { type ComponentPropsWithRef, type FocusEvent, useEffect, useRef, useState } from 'react';
import { DateField } from '../DateField';
import { FieldGroup, FieldRow, type FieldTextProps } from '../Field';
import { isShown } from '../Field/fieldIds';
import { useControlled } from '../internal/useControlled';
import { useHydrated } from '../internal/useHydrated';
import { useIds } from '../internal/useIds';
import { instantsOf, offsetAt, zoneName } from '../internal/zoneClock';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { TimeField } from '../TimeField';
import styles from './DateTimeField.module.css';
import {
  type DateTimeHalves,
  dayOf,
  halvesOf,
  isDateTime,
  joined,
  timeRulesOn,
} from './dateTimeValue';
import type { DateTimeFieldLabels } from './labels';

/** Props of {@link DateTimeField}; the rest goes to the `fieldset`. */
export interface DateTimeFieldProps
  extends FieldTextProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The day and time of the zone's clock, `2026-12-01T14:30`, when its owner holds it; '' for none. */
  value?: string;
  /** The value at the start, when the field holds it. Default none. */
  defaultValue?: string;
  /**
   * Called with the value after each change. One half alone is `2026-12-01T` or `T14:30`; a text that
   * is no day or time is passed on as it was typed, with an error at its field.
   */
  onValueChange?: (value: string) => void;
  /** Which of its dialogs is open, the calendar or the list of times, when its owner holds that. */
  open?: 'day' | 'time' | null | undefined;
  /** Which of them is open at the start. Default null: neither. */
  defaultOpen?: 'day' | 'time' | null | undefined;
  /** Called when one opens, and with null when it closes. */
  onOpenChange?: ((open: 'day' | 'time' | null) => void) | undefined;
  /** In the form both halves are posted under it: `start=2026-12-01&start=14:30`. */
  name?: string;
  /** The form is invalid while a half is missing; without it, while only one is there. */
  required?: boolean;
  /** The first moment allowed, `2026-12-01T08:00`, or a day. */
  min?: string | undefined;
  /** The last moment allowed, `2026-12-31T17:00`, or a day. */
  max?: string | undefined;
  /** Whether a day between them, `YYYY-MM-DD`, cannot be chosen. */
  isUnavailable?: ((day: string) => boolean) | undefined;
  /** Minutes between the times of the list; any minute can be typed. Default 30. */
  step?: number;
  /** Whether the calendar shows the numbers of weeks. Default false. */
  weeks?: boolean;
  /** The current day, `YYYY-MM-DD`: a day without a year is the next one. Default: the KitProvider's. */
  today?: string;
  /**
   * IANA, `Europe/Stockholm`: whose clock it is. A time that this clock skips is refused, and a reader
   * in another zone is told. Default: the KitProvider's.
   */
  timeZone?: string;
  /** BCP 47, `sv-SE`. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: DateTimeFieldLabels;
}

/**
 * A day and a time of it: each typed in almost any format, or chosen in a calendar and in a list that are
 * loaded later. Before the page's script runs they are the browser's own fields.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const {
    value,
    defaultValue = '',
    onValueChange,
    today = kitValue('today'),
    timeZone = kitValue('timeZone'),
    locale = kitValue('locale'),
    labels = kitTexts().dateTimeField.labels,
    ...others
  } = props;
  const { name, required = false, min, max, isUnavailable, step, weeks, hint, ...own } = others;
  const { onBlur, open: ownersOpen, defaultOpen = null, onOpenChange, ...group } = own;
  const [moment, setMoment] = useControlled(value, defaultValue, onValueChange);
  const [open, setOpen] = useControlled(ownersOpen, defaultOpen, onOpenChange);
  const [left, setLeft] = useState(false);
  const ids = useIds('field');
  const id = group.id ?? ids.field;
  // What was typed here is known exactly; the halves of an owner's value are read
  const [typed, setTyped] = useState(() => halvesOf(moment));
  const halves = joined(typed) === moment ? typed : halvesOf(moment);
  const { day, time } = halves;
  // A reset of the form changes both at once
  const latest = useRef(halves);
  useEffect(() => {
    latest.current = halves;
  });
  const isBegun = moment !== '';
  const isWhole = isDateTime(moment);
  const shared = {
    name,
    required: required || isBegun,
    locale,
    'aria-invalid': isShown(group.error) || undefined,
  };
  const opening = (half: 'day' | 'time') => ({
    open: open === half,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? half : null),
  });
  const missing = (half: 'day' | 'time') =>
    left && isBegun && halves[half] === '' ? labels.missing[half] : undefined;
  const zone = useZoneNote(isWhole ? moment : `${today}T12:00`, { timeZone, locale, labels });
  const isTwice = isWhole && instantsOf(moment, timeZone).length > 1;
  const isHinted = isShown(hint) || zone !== null || isTwice;

  function handleHalf(change: Partial<DateTimeHalves>) {
    latest.current = { ...latest.current, ...change };
    setTyped(latest.current);
    setMoment(joined(latest.current));
  }

  function handleBlur(event: FocusEvent<HTMLFieldSetElement>) {
    onBlur?.(event);
    const to = event.relatedTarget;
    // What opens from a field is still the field
    const stays = to?.closest('[role="dialog"]') || event.currentTarget.contains(to);
    if (!stays) setLeft(true);
  }

  return (
    <FieldGroup
      {...group}
      id={id}
      onBlur={handleBlur}
      hint={
        isHinted && (
          <>
            {isShown(hint) && <div>{hint}</div>}
            {zone !== null && <div>{zone}</div>}
            {isTwice && <div>{labels.twice}</div>}
          </>
        )
      }
    >
      <FieldRow className={styles.halves}>
        <DateField
          {...shared}
          {...opening('day')}
          id={`${id}-day`}
          label={labels.day}
          labels={labels.dayField}
          today={today}
          min={dayOf(min)}
          max={dayOf(max)}
          isUnavailable={isUnavailable}
          weeks={weeks}
          error={missing('day')}
          value={day}
          onValueChange={(next) => handleHalf({ day: next })}
        />
        <TimeField
          {...shared}
          {...opening('time')}
          {...timeRulesOn(day, { min, max })}
          id={`${id}-time`}
          label={labels.time}
          labels={{
            ...labels.timeField,
            problems: { ...labels.timeField.problems, unavailable: labels.skipped },
          }}
          isUnavailable={(at) => {
            const chosen = joined({ day, time: at });
            return isDateTime(chosen) && instantsOf(chosen, timeZone).length === 0;
          }}
          step={step}
          error={missing('time')}
          value={time}
          onValueChange={(next) => handleHalf({ time: next })}
        />
      </FieldRow>
    </FieldGroup>
  );
}

/** What a reader is told whose own clock shows another time; null for others, and on the server. */
function useZoneNote(
  moment: string,
  { timeZone, locale, labels }: { timeZone: string; locale: string; labels: DateTimeFieldLabels },
): string | null {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const instant = Date.parse(`${moment}Z`);
  if (offsetAt(instant, here) === offsetAt(instant, timeZone)) return null;
  return labels.zone(zoneName(instant, timeZone, locale));
}
