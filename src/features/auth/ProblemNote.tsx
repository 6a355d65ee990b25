import { Callout } from '@vikari/ui-kit/Callout';
import { useWords } from '../../i18n/intl';
import type { AuthProblem } from './authProblem';

/** What stopped her, said as it comes. The region is there before, so that it is heard. */
export function ProblemNote({ problem }: { problem: AuthProblem | null }) {
  const { t } = useWords();
  return (
    <div role="alert">
      {problem && (
        <Callout tone="danger" headingLevel={2} title={t(`auth.problem.${problem}.title`)}>
          <p>{t(`auth.problem.${problem}.text`)}</p>
        </Callout>
      )}
    </div>
  );
}
