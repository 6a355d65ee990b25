import styles from './JobCardRate.module.css';

/** The pay of a job, split so that the sum can be set larger than its unit. */
export interface JobCardRateText {
  /** "650–720" */
  amount: string;
  /** "kr/h" */
  unit: string;
  /** The basis: "som konsult", "timanställning". */
  note?: string;
}

/** The sum, or the text instead of it. */
export function JobCardRate({ rate }: { rate: JobCardRateText | string }) {
  if (typeof rate === 'string') return <p className={styles.missing}>{rate}</p>;
  return (
    <p className={styles.rate}>
      <span className={styles.amount}>{rate.amount}</span> <span>{rate.unit}</span>
      {rate.note !== undefined && <span className={styles.note}> {rate.note}</span>}
    </p>
  );
}
