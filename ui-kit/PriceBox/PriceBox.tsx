import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './PriceBox.module.css';

/** Props of {@link PriceBox}; the rest goes to the root. */
export interface PriceBoxProps extends ComponentPropsWithRef<'div'> {
  /** What the sum is: "Ersättning", "Uppskattad ersättning". */
  label: string;
  /** The sum as shown: "650–720"; null when there is none, which `missing` then explains. */
  amount: string | null;
  /** What the amount is for: "kr/h". */
  unit: string;
  /** Instead of the sum while `amount` is null: "Rätta fälten så räknar vi." */
  missing?: ReactNode;
  /** What the sum is paid for: the pay basis, in one sentence. */
  basis?: ReactNode;
  /** `live` for a sum that follows the fields: screen readers announce its changes. */
  live?: boolean;
  /** Below the sum: its parts, or the button. */
  children?: ReactNode;
}

/** A sum of money with its name and its basis. Never a sum alone. */
export function PriceBox(props: PriceBoxProps) {
  const { label, amount, unit, missing, basis, live = false, ...own } = props;
  const { children, className, ...rest } = own;
  const hasMore = children !== undefined && children !== null;
  return (
    <div {...rest} className={cx(styles.box, className)}>
      <p role={live ? 'status' : undefined}>
        <span className={styles.label}>{`${label} `}</span>
        {/* A break is said; a space between two blocks is not */}
        <br />
        {amount === null ? (
          <span className={styles.missing}>{missing}</span>
        ) : (
          <span className={styles.sum}>
            <span className={styles.amount}>{amount}</span>
            <span>{` ${unit}`}</span>
          </span>
        )}
      </p>
      {basis !== undefined && <p className={styles.basis}>{basis}</p>}
      {hasMore && <div className={styles.more}>{children}</div>}
    </div>
  );
}
