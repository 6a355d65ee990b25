import type { AuthProblem } from './authProblem';
import styles from './BankidChoice.module.css';
import { BankidWays, type BankidWaysProps } from './BankidWays';
import { ProblemNote } from './ProblemNote';

export interface BankidChoiceProps extends BankidWaysProps {
  problem: AuthProblem | null;
}

/** The ways to BankID, and over them what stopped the last one. */
export function BankidChoice({ problem, ...ways }: BankidChoiceProps) {
  return (
    <div className={styles.choice}>
      <ProblemNote problem={problem} />
      <BankidWays {...ways} />
    </div>
  );
}
