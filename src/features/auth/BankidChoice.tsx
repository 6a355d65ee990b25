import type { SignInProblem } from '#domain/signInProblem';
import styles from './BankidChoice.module.css';
import { BankidWays, type BankidWaysProps } from './BankidWays';
import { ProblemNote } from './ProblemNote';
import { SharedComputer } from './SharedComputer';
import { SocialWays, type SocialWaysProps } from './SocialWays';

export interface BankidChoiceProps extends BankidWaysProps {
  problem: SignInProblem | null;
  /** Whether "shared computer" is ticked from the start. */
  sharedComputer: boolean;
  /** The providers beside BankID; absent where BankID alone will do. */
  social?: SocialWaysProps | undefined;
}

/** The ways to BankID and the providers, and over them what stopped the last one. */
export function BankidChoice({ problem, sharedComputer, social, ...ways }: BankidChoiceProps) {
  return (
    <div className={styles.choice}>
      <ProblemNote problem={problem} />
      <SharedComputer defaultChecked={sharedComputer} />
      <BankidWays {...ways} />
      {social && <SocialWays {...social} />}
    </div>
  );
}
