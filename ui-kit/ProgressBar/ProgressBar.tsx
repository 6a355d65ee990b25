'use client';

import LinearProgress from '@mui/material/LinearProgress';
import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../internal/cx';
import { shareOf } from '../internal/share';
import { MuiScope } from '../MuiScope';
import styles from './ProgressBar.module.css';

/** Props of {@link ProgressBar}; the rest goes to the root. */
export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is in progress: "Laddar upp cv.pdf". */
  label: string;
  /** The progress, in the unit of `max`; null when unknown. */
  value: number | null;
  /** The value of the whole. Default 100. */
  max?: number;
  /** The progress as text: "3 av 5 handlingar", "64 %". Shown, and read instead of the number. */
  valueText?: string;
}

/** The progress of something. For a short wait of unknown length, see Spinner. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText, className, ...rest } = props;
  const labelId = useId();
  const known = value !== null;
  return (
    <div {...rest} className={cx(styles.progress, className)}>
      <p className={styles.text}>
        <span id={labelId}>{label}</span>
        {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      </p>
      <MuiScope>
        <LinearProgress
          aria-labelledby={labelId}
          {...(known && {
            variant: 'determinate' as const,
            value: shareOf(value, max) * 100,
            'aria-valuemax': max,
            'aria-valuenow': value,
          })}
          {...(valueText !== undefined && { 'aria-valuetext': valueText })}
        />
      </MuiScope>
    </div>
  );
}
