import { StatusLine, type StatusLineProps } from '@vikari/ui-kit/StatusLine';
import type { Eligibility } from '#domain/eligibility/eligibility';
import { useWords } from '../../i18n/intl';
import { lookOf, verdictText } from './verdict';

interface VerdictLineProps extends Pick<StatusLineProps, 'size'> {
  eligibility: Pick<Eligibility, 'verdict' | 'greenOn'>;
}

/** Whether the candidate may take the assignment, in one line. */
export function VerdictLine({ eligibility, size }: VerdictLineProps) {
  const words = useWords();
  return (
    <StatusLine {...lookOf(eligibility)} size={size}>
      {verdictText(words, eligibility, { short: size === 'small' })}
    </StatusLine>
  );
}
