'use client';

import { type ComponentPropsWithRef, useCallback, useRef, useState } from 'react';
import { FieldGroup, type FieldTextProps } from '../Field';
import { isShown } from '../Field/fieldIds';
import bar from '../FilterBar/FilterBar.module.css';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { cx } from '../internal/cx';
import { formatDay } from '../internal/days';
import { FormValues } from '../internal/FormValues';
import type { OpenProps } from '../internal/openProps';
import { useControlled } from '../internal/useControlled';
import { useHydrated } from '../internal/useHydrated';
import { useIds } from '../internal/useIds';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { DateInput } from './DateInput';
import { DateRangeDialog } from './DateRangeDialog';
import styles from './DateRangeField.module.css';
import {
  type DateRange,
  type RangeDrafts,
  type RangeEnd,
  type RangeRules,
  type ReadRange,
  readDrafts,
} from './dateRange';
import { gregorian } from './gregorian';
import {
  type DateRangeDialogLabels,
  type DateRangeFieldLabels,
  problemText as textOfProblem,
} from './labels';

/** With its year: that is what a reader has to choose by. */
const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Props of {@link DateRangeField}; the rest goes to the `fieldset`. */
export interface DateRangeFieldProps
  extends FieldTextProps,
    RangeRules,
    OpenProps,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The range, when its owner holds it; an end of null is open. */
  value?: DateRange;
  /** The range at the start, when the field holds it. Default: both ends open. */
  defaultValue?: DateRange;
  /** Called only with valid ranges: real days that may be chosen, the end not before the start. */
  onValueChange?: (value: DateRange) => void;
  /**
   * In the form both ends are posted under it, the first day first and '' for an open end:
   * `period=2026-12-01&period=`.
   */
  name?: string;
  /** The form is invalid while an end is open. */
  required?: boolean;
  /** `bar`: as two boxes of a FilterBar, in the place of two FilterBarDate. Default `field`. */
  appearance?: 'field' | 'bar';
  /**
   * The current day, `YYYY-MM-DD`; a prop, so that server and browser agree.
   * Default: the KitProvider's.
   */
  today?: string;
  /** BCP 47, `sv-SE`. Default: the KitProvider's. */
  locale?: string;
  /** Whether whole weeks are offered, and their numbers shown. Default true. */
  weeks?: boolean;
  /** Its texts, and those of its dialog. Default: the KitProvider's. */
  labels?: DateRangeFieldLabels;
}

const OPEN: DateRange = { from: null, to: null };

/**
 * From–to: typed in almost any format, or chosen in a calendar that is loaded when it is opened.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const {
    value,
    defaultValue = OPEN,
    onValueChange,
    today = kitValue('today'),
    locale = kitValue('locale'),
    labels = kitTexts().dateRangeField.labels,
    ...given
  } = props;
  const { min, max, isUnavailable, minDays, weeks, ...own } = given;
  const rules = { min, max, isUnavailable, minDays };
  const written = gregorian(locale);
  const { open: ownersOpen, defaultOpen = false, onOpenChange, ...others } = own;
  const { error, className, appearance = 'field', name, required, ...group } = others;
  const inBar = appearance === 'bar';
  const [range, setRange] = useControlled(value, defaultValue, onValueChange);
  const [initial] = useState(range);
  const hydrated = useHydrated();
  const [drafts, setDrafts] = useState<RangeDrafts>({});
  const [judged, setJudged] = useState(false);
  const [open, setOpen] = useControlled(ownersOpen, defaultOpen, onOpenChange);
  const box = useRef<HTMLDivElement>(null);
  const ids = useIds('field');
  const read = readDrafts(range, drafts, { today, locale, ...rules });
  const problem = judged && 'problem' in read ? read.problem : null;
  const problemText = judged && 'problem' in read ? textOf(read, labels.dialog, written) : '';

  function handleCommit() {
    setJudged(true);
    if (!('range' in read)) return;
    setDrafts({});
    if (read.range.from !== range.from || read.range.to !== range.to) setRange(read.range);
  }

  // With its label and hint, which the calendar must not cover either
  const anchor = useCallback(() => box.current?.closest('fieldset')?.getBoundingClientRect(), []);

  const input = (end: RangeEnd) => (
    <DateInput
      id={`${group.id ?? ids.field}-${end}`}
      // Without a script the field itself is posted.
      name={hydrated ? undefined : name}
      required={required}
      problem={problemText}
      label={labels[end]}
      placeholder={labels.placeholder}
      text={drafts[end] ?? (range[end] === null ? '' : formatDay(range[end], written))}
      invalid={
        problem === null
          ? isShown(error)
          : problem !== (end === 'from' ? 'invalid_to' : 'invalid_from')
      }
      inBar={inBar}
      disabled={group.disabled}
      onType={(text) => {
        setJudged(false);
        setDrafts({ ...drafts, [end]: text });
      }}
      onCommit={handleCommit}
      onOpen={() => setOpen(true)}
    />
  );

  return (
    <FieldGroup
      {...group}
      labelHidden={inBar || group.labelHidden}
      className={cx(inBar ? bar.period : styles.root, className)}
      error={problem === null ? error : problemText}
    >
      <div ref={box} className={inBar ? bar.periodBox : styles.box}>
        {input('from')}
        {input('to')}
        <IconButton
          className={inBar ? bar.periodOpen : styles.open}
          variant={inBar ? 'quiet' : 'secondary'}
          label={labels.open}
          icon={<Icon name="calendar" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={group.disabled}
          onClick={() => setOpen(true)}
        />
        {hydrated && (
          <FormValues
            name={name}
            values={[range.from ?? '', range.to ?? '']}
            disabled={group.disabled}
            onReset={() => {
              setDrafts({});
              setJudged(false);
              setRange(initial);
            }}
          />
        )}
      </div>
      <DateRangeDialog
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        value={range}
        onApply={(next) => {
          setDrafts({});
          setRange(next);
        }}
        {...rules}
        weeks={weeks}
        today={today}
        locale={locale}
        labels={labels.dialog}
      />
    </FieldGroup>
  );
}

/** Why a range cannot be applied; where a date may be another day, both are named. */
function textOf(
  { problem, readings = [] }: Extract<ReadRange, { problem: unknown }>,
  { problems, unsure }: DateRangeDialogLabels,
  locale: string,
): string {
  if (readings.length === 0 || !unsure) return textOfProblem(problems, problem);
  const days = readings.map((day) => formatDay(day, locale, LONG_DAY));
  return unsure(new Intl.ListFormat(locale, { type: 'disjunction' }).format(days));
}
