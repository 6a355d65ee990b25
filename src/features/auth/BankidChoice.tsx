import type { SignInProblem } from '#domain/signInProblem';
import styles from './BankidChoice.module.css';
import { BankidWays, type BankidWaysProps } from './BankidWays';
import { ProblemNote } from './ProblemNote';
import { SharedComputer } from './SharedComputer';

export interface BankidChoiceProps extends BankidWaysProps {
  problem: SignInProblem | null;
  /** Whether "shared computer" is ticked from the start. */
  sharedComputer: boolean;
}

/** The ways to BankID, and over them what stopped the last one. */
export function BankidChoice({ problem, sharedComputer, ...ways }: BankidChoiceProps) {
  return (
    <div className={styles.choice}>
      <ProblemNote problem={problem} />
      <SharedComputer defaultChecked={sharedComputer} />
      <BankidWays {...ways} />
    </div>
  );
}
