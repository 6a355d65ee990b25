import type { SignInProblem } from '#domain/signIn/signInProblem';
import { BankidButtons, type BankidButtonsProps } from './BankidButtons';
import styles from './BankidChoice.module.css';
import { ProblemNote } from './ProblemNote';
import { SharedComputer } from './SharedComputer';
import { SocialButtons, type SocialButtonsProps } from './SocialButtons';

export interface BankidChoiceProps extends BankidButtonsProps {
  problem: SignInProblem | null;
  /** Whether "shared computer" is checked from the start. */
  sharedComputer: boolean;
  /** Google and Facebook; absent where only BankID is offered. */
  social?: SocialButtonsProps | undefined;
}

/**
 * The buttons for BankID and the providers, with the problem of the last try above them and "shared
 * computer" below.
 */
export function BankidChoice({ problem, sharedComputer, social, ...ways }: BankidChoiceProps) {
  return (
    <div className={styles.choice}>
      <ProblemNote problem={problem} />
      <BankidButtons {...ways} />
      {social && <SocialButtons {...social} />}
      <div className={styles.shared}>
        <SharedComputer defaultChecked={sharedComputer} />
      </div>
    </div>
  );
}
