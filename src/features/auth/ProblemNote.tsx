import { Callout } from '@vikari/ui-kit/Callout';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { toneOf } from './authProblem';

/** The text of a problem; it is not a live region. */
export function ProblemCallout({ problem }: { problem: SignInProblem }) {
  const { t } = useWords();
  return (
    <Callout tone={toneOf(problem)} headingLevel={2} title={t(`auth.problem.${problem}.title`)}>
      <p>{t(`auth.problem.${problem}.text`)}</p>
    </Callout>
  );
}

export interface ProblemNoteProps {
  /** null for none. */
  problem: SignInProblem | null;
}

/** The problem that stopped a sign-in, in a live region that is in the page from the start. */
export function ProblemNote({ problem }: ProblemNoteProps) {
  return <ActionProblem>{problem && <ProblemCallout problem={problem} />}</ActionProblem>;
}
