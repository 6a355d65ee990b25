import { Callout } from '@vikari/ui-kit/Callout';
import type { SignInProblem } from '#domain/signInProblem';
import { useWords } from '../../i18n/intl';
import { toneOf } from './authProblem';

/** A problem's words; it says nothing by itself when it comes. */
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

/** What stopped a sign-in, said as it comes. The region is there before, so that it is heard. */
export function ProblemNote({ problem }: ProblemNoteProps) {
  return <div role="alert">{problem && <ProblemCallout problem={problem} />}</div>;
}
