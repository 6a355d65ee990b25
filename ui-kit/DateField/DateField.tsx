'use client';

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DayRules } from '../DateRangeField/dateRange';
import { gregorian } from '../DateRangeField/gregorian';
import { Field, type FieldTextProps } from '../Field';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { isComposing } from '../internal/composing';
import { cx } from '../internal/cx';
import { formatDay } from '../internal/days';
import { FormValues } from '../internal/FormValues';
import { InputBox } from '../internal/InputBox';
import { useLatePart } from '../internal/latePart';
import { mergeRefs } from '../internal/mergeRefs';
import { useControlled } from '../internal/useControlled';
import { useHydrated } from '../internal/useHydrated';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import styles from './DateField.module.css';
import { dayDialogPart } from './dayDialogPart';
import { type DayProblem, isDay, problemOf, typedValue } from './dayValue';
import type { DateFieldLabels } from './labels';

type InputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
>;

/** Props of {@link DateField}; the rest, and `ref`, go to the `input`, `className` to the root. */
export interface DateFieldProps extends FieldTextProps, DayRules, InputProps {
  /** The day, `2026-12-01`, when its owner holds it; '' for none. */
  value?: string;
  /** The day at the start, when the field holds it. Default none. */
  defaultValue?: string;
  /**
   * Called with the day, or with '' for none. A text that is no day is passed on as it was typed, with
   * an error at the field, so that no check takes it for an empty one.
   */
  onValueChange?: (value: string) => void;
  /** Whether the calendar shows the numbers of weeks. Default false. */
  weeks?: boolean;
  /** The current day, `YYYY-MM-DD`: a day without a year is the next one. Default: the KitProvider's. */
  today?: string;
  /** BCP 47, `sv-SE`. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: DateFieldLabels;
}

/**
 * One day: typed in almost any format, or chosen in a calendar that is loaded later. Before the page's
 * script runs it is the browser's own field.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, labelHidden, className, id, slotProps, ...own } = props;
  const { value, defaultValue = '', onValueChange, min, max, isUnavailable, ...others } = own;
  const {
    weeks = false,
    today = kitValue('today'),
    locale = kitValue('locale'),
    labels = kitTexts().dateField.labels,
    ...more
  } = others;
  const { name, required, disabled, ref, onBlur, onKeyDown, ...rest } = more;
  const written = gregorian(locale);
  const rules = { min, max, isUnavailable };
  const [day, setDay] = useControlled({ value, defaultValue, onChange: onValueChange });
  const [initial] = useState(day);
  const [draft, setDraft] = useState<string | null>(null);
  const [judged, setJudged] = useState(false);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const hydrated = useHydrated();
  const control = useRef<HTMLInputElement>(null);
  const Calendar = useLatePart(dayDialogPart, {
    open: anchor !== null,
    onFailed: () => setAnchor(null),
  });
  const problem = judged && draft === null ? problemOf(day, { today, locale, ...rules }) : null;
  const said = problem === null ? '' : textOf(problem, labels, written);
  const shown = draft ?? (isDay(day) ? formatDay(day, written) : day);

  // What was chosen in the browser's own field before the script ran
  const takeEarly = useRef((typed: string) => {
    if (typed !== initial && isDay(typed)) setDay(typed);
  });
  useLayoutEffect(() => {
    if (control.current?.type === 'date') takeEarly.current(control.current.value);
  }, []);
  useLayoutEffect(() => control.current?.setCustomValidity(said), [said]);

  function handleCommit() {
    setJudged(true);
    if (draft === null) return;
    const next = typedValue(draft, { today, locale });
    setDraft(null);
    if (next !== day) setDay(next);
  }

  function handleOpen() {
    handleCommit();
    setAnchor(control.current?.closest('.MuiInputBase-root')?.getBoundingClientRect() ?? null);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) handleCommit();
    if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      handleOpen();
    }
  }

  return (
    <Field
      {...{ label, hint, optional, labelHidden, slotProps }}
      className={className}
      error={said || error}
      controlId={id}
    >
      {(field) => (
        <div className={styles.box}>
          <InputBox
            autoComplete="off"
            {...rest}
            {...field}
            {...(hydrated
              ? { type: 'text', value: shown, placeholder: labels.placeholder }
              : { type: 'date', value: isDay(day) ? day : '', name, min, max })}
            ref={mergeRefs(ref, control)}
            required={required}
            disabled={disabled}
            aria-describedby={cx(field['aria-describedby'], rest['aria-describedby']) || undefined}
            onChange={({ target }) => {
              setJudged(false);
              setDraft(target.value);
            }}
            onBlur={(event) => {
              handleCommit();
              onBlur?.(event);
            }}
            onKeyDown={handleKeyDown}
            endAdornment={
              hydrated && (
                <IconButton
                  className={styles.open}
                  variant="plain"
                  label={labels.open}
                  icon={<Icon name="calendar" />}
                  aria-haspopup="dialog"
                  aria-expanded={anchor !== null}
                  disabled={disabled || rest.readOnly}
                  onClick={handleOpen}
                />
              )
            }
          />
          {hydrated && (
            <FormValues
              name={name}
              values={[day]}
              disabled={disabled}
              onReset={() => {
                setDraft(null);
                setJudged(false);
                setDay(initial);
              }}
            />
          )}
          {Calendar !== null && (
            <Calendar
              {...{ weeks, today, labels, rules, anchor }}
              open={anchor !== null}
              onClose={() => setAnchor(null)}
              day={isDay(day) ? day : null}
              locale={written}
              onPick={(picked) => {
                setDraft(null);
                setJudged(true);
                setDay(picked);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

/** With its year: that is what a reader has to choose by. */
const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function textOf(problem: DayProblem, labels: DateFieldLabels, locale: string): string {
  if (problem.kind !== 'unsure') return labels.problems[problem.kind];
  const days = problem.readings.map((day) => formatDay(day, locale, LONG_DAY));
  return labels.unsure(new Intl.ListFormat(locale, { type: 'disjunction' }).format(days));
}
