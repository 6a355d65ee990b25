import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './PriceBox.module.css';

/** Props of {@link PriceBox}; the rest goes to the root. */
export interface PriceBoxProps extends ComponentPropsWithRef<'div'> {
  /** What the sum is: "Timlön", "Uppskattad ersättning". */
  label: string;
  /** The sum as shown: "650–720"; null while there is none, which `missing` then explains. */
  amount: string | null;
  /** "kr/h" */
  unit: string;
  /** In the sum's place while `amount` is null: "Rätta fälten så räknar vi." */
  missing?: ReactNode;
  /** What the sum is for and what it holds: the pay basis, in one sentence. */
  basis?: ReactNode;
  /** `live` for a sum that follows what is typed: screen readers hear it change. */
  live?: boolean;
  /** What follows from the sum: its parts, or the button. */
  children?: ReactNode;
}

/** A sum of money with what it is and what it is based on. Never a sum alone. */
export function PriceBox(props: PriceBoxProps) {
  const { label, amount, unit, missing, basis, live = false, ...own } = props;
  const { children, className, ...rest } = own;
  const hasMore = children !== undefined && children !== null;
  return (
    <div {...rest} className={cx(styles.box, className)}>
      <p role={live ? 'status' : undefined}>
        <span className={styles.label}>{label}</span>{' '}
        {amount === null ? (
          <span className={styles.missing}>{missing}</span>
        ) : (
          <span className={styles.sum}>
            <span className={styles.amount}>{amount}</span> {unit}
          </span>
        )}
      </p>
      {basis !== undefined && <p className={styles.basis}>{basis}</p>}
      {hasMore && <div className={styles.more}>{children}</div>}
    </div>
  );
}
