'use client';

import {
  type ComponentPropsWithRef,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { formatDay } from '../internal/days';
import { useLatePart } from '../internal/latePart';
import { mergeRefs } from '../internal/mergeRefs';
import { ModalFooter } from '../internal/modal/ModalFooter';
import { ModalHeader } from '../internal/modal/ModalHeader';
import parts from '../internal/modal/ModalParts.module.css';
import { ModalSurface } from '../internal/modal/ModalSurface';
import type { ModalProps } from '../internal/modal/modalProps';
import { useModalOpen } from '../internal/modal/useModalOpen';
import { useIds } from '../internal/useIds';
import { whenIdle } from '../internal/whenIdle';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { Spinner } from '../Spinner';
import { calendarPart } from './calendarPart';
import styles from './DateRangeDialog.module.css';
import { checkRange, type DateRange, dayCount, pickDay, type RangeRules } from './dateRange';
import { prepareDayFormats } from './dayFormats';
import { gregorian } from './gregorian';
import { type DateRangeDialogLabels, problemText } from './labels';
import { placeSurface } from './placeSurface';
import type { RangeCalendarProps } from './RangeCalendar';
import { WeekSelects } from './WeekSelects';

/** Props of {@link DateRangeDialog}; the rest goes to the dialog's element. */
export interface DateRangeDialogProps
  extends ModalProps,
    RangeRules,
    Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** The range that it opens with. */
  value: DateRange;
  /** Called with a valid range; the dialog asks to be closed as well. */
  onApply: (value: DateRange) => void;
  /**
   * The box that it opens beside on a wide screen, without covering it, or what measures it each time
   * that it opens (the same function in every render); without one, and on a phone, it is a plain dialog.
   */
  anchor?: DOMRect | (() => DOMRect | undefined) | null;
  /**
   * The current day, `YYYY-MM-DD`; a prop, so that server and browser agree.
   * Default: the KitProvider's.
   */
  today?: string;
  /** Whether whole weeks are offered, and their numbers shown. Default true. */
  weeks?: boolean | undefined;
  /** BCP 47, `sv-SE`. Default: the KitProvider's. */
  locale?: string;
  /** Its texts. Default: the KitProvider's. */
  labels?: DateRangeDialogLabels;
}

type ContentProps = Pick<DateRangeDialogProps, 'value' | 'onApply'> & {
  rules: RangeRules;
  weeks: boolean;
  today: string;
  locale: string;
  labels: DateRangeDialogLabels;
  /** Null until it is loaded. */
  Calendar: ComponentType<RangeCalendarProps> | null;
  titleId: string;
  onClose: () => void;
  dayRef: RefObject<HTMLButtonElement | null>;
};

function said({ from, to }: DateRange, labels: DateRangeDialogLabels, locale: string): string {
  if (from === null) return labels.chooseStart;
  if (to === null) return labels.chooseEnd(formatDay(from, locale));
  return labels.chosen(formatDay(from, locale), formatDay(to, locale), dayCount(from, to));
}

function Content(props: ContentProps) {
  const { Calendar, titleId, value, onApply, onClose, dayRef, ...own } = props;
  const { today, rules, weeks, locale, labels } = own;
  const [range, setRange] = useState(value);
  const [judged, setJudged] = useState(false);
  const problem = judged ? checkRange(range, rules) : null;

  function handleApply() {
    setJudged(true);
    if (checkRange(range, rules) !== null) return;
    onApply(range);
    onClose();
  }

  return (
    <>
      <ModalHeader
        titleId={titleId}
        title={labels.title}
        closeLabel={labels.close}
        onClose={onClose}
      />
      <div className={cx(parts.body, styles.body)}>
        {weeks && (
          <WeekSelects
            range={range}
            onChange={setRange}
            today={today}
            locale={locale}
            labels={labels.weeks}
          />
        )}
        {Calendar === null ? (
          <div className={styles.waiting}>
            <Spinner />
          </div>
        ) : (
          <Calendar
            range={range}
            onPick={(day) => setRange(pickDay(range, day, rules.minDays))}
            today={today}
            rules={rules}
            weeks={weeks}
            locale={locale}
            labels={labels.calendar}
            dayRef={dayRef}
          />
        )}
        <p role="status" className={styles.said}>
          {said(range, labels, locale)}
        </p>
        <p role="alert" className={styles.problem}>
          {problem !== null && (
            <>
              <Icon name="error" size="small" />
              <span>{problemText(labels.problems, problem)}</span>
            </>
          )}
        </p>
      </div>
      <ModalFooter className={styles.footer}>
        <Button variant="quiet" onClick={() => setRange({ from: null, to: null })}>
          {labels.clear}
        </Button>
        <Button onClick={handleApply}>{labels.apply}</Button>
      </ModalFooter>
    </>
  );
}

/**
 * The calendar: beside its field from 768 px, a dialog on a phone. Nothing changes until it is
 * applied.
 */
export function DateRangeDialog(props: DateRangeDialogProps) {
  const { open, defaultOpen, onClose, anchor, className, ref, onKeyDown, ...own } = props;
  const {
    value,
    onApply,
    today = kitValue('today'),
    locale: ownLocale = kitValue('locale'),
    labels = kitTexts().dateRangeDialog.labels,
    ...others
  } = own;
  const { min, max, isUnavailable, minDays, weeks = true, ...rest } = others;
  const rules = { min, max, isUnavailable, minDays };
  const locale = gregorian(ownLocale);
  const [isOpen, close] = useModalOpen({ open, defaultOpen, onClose });
  const Calendar = useLatePart(calendarPart, { open: isOpen, onFailed: () => close('button') });
  useEffect(() => whenIdle(() => prepareDayFormats(locale)), [locale]);
  const ids = useIds('title');
  const day = useRef<HTMLButtonElement>(null);
  const placed = useCallback(
    (surface: HTMLDivElement | null) => {
      const box = typeof anchor === 'function' ? anchor() : anchor;
      if (surface && isOpen && box) placeSurface(surface, box);
      return mergeRefs(ref)(surface);
    },
    [anchor, isOpen, ref],
  );

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const isSelect = event.target instanceof HTMLSelectElement;
    if (event.altKey && event.key === 'ArrowUp' && !isSelect) close('escape');
  }

  return (
    <ModalSurface
      {...rest}
      ref={placed}
      open={isOpen}
      onClose={close}
      initialFocus={day}
      aria-labelledby={ids.title}
      layerClassName={cx(styles.layer, anchor && styles.anchored)}
      className={cx(styles.dialog, className)}
      onKeyDown={handleKeyDown}
    >
      <Content
        {...{ Calendar, value, onApply, today, rules, weeks, locale, labels }}
        titleId={ids.title}
        dayRef={day}
        onClose={() => close('button')}
      />
    </ModalSurface>
  );
}
