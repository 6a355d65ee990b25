import { VisuallyHidden } from '../internal/VisuallyHidden';
import styles from './JobCardRate.module.css';

/** The pay of a job, split so that the sum can be set larger than its unit. */
export interface JobCardRateText {
  /** "650–720" */
  amount: string;
  /** "kr/h" */
  unit: string;
  /** The basis: "som konsult", "timanställning". */
  note?: string;
  /** What is left of it; null when that is not known: its line stays empty. */
  inHand?: JobCardInHand | null;
}

/** What is left after tax, in one short line. */
export interface JobCardInHand {
  /** "ca 34 200 kr i handen · 4 veckor" */
  text: string;
  /** The whole sentence, for screen readers. */
  spoken: string;
}

/** The sum, or the text instead of it. */
export function JobCardRate({ rate }: { rate: JobCardRateText | string }) {
  if (typeof rate === 'string') return <p className={styles.missing}>{rate}</p>;
  return (
    <p className={styles.rate}>
      <span className={styles.amount}>{rate.amount}</span> <span>{rate.unit}</span>
      {rate.note !== undefined && <span className={styles.note}>{` ${rate.note}`}</span>}
    </p>
  );
}

/** The line for what is left after tax; without a text it only has its room. */
export function JobCardInHandLine({ inHand }: { inHand: JobCardInHand | null }) {
  return (
    <p className={styles.inHand}>
      {inHand && (
        <>
          <span aria-hidden="true">{inHand.text}</span>
          <VisuallyHidden>{inHand.spoken}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
