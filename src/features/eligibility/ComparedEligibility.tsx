import type { JobSummary } from '#domain/jobs/job';
import { useEligibility } from '../../data/eligibility';
import { useWords } from '../../i18n/intl';
import { capitalised } from '../../lib/capitalised';
import { lackingText } from './lackingText';
import { VerdictLine } from './VerdictLine';

export interface ComparedEligibilityProps {
  job: Pick<JobSummary, 'id'>;
  /** Whether they may take it, or which documents they lack for it. */
  part: 'eligible' | 'missing';
}

/** One cell of a comparison about a job and the signed-in candidate. */
export function ComparedEligibility({ job, part }: ComparedEligibilityProps) {
  const words = useWords();
  const { t, intl } = words;
  const { data, error } = useEligibility(job.id);
  const eligibility = data?.results[0];
  if (!eligibility) {
    return <span>{t(data || error ? 'eligibility.failed' : 'eligibility.loading')}</span>;
  }
  if (part === 'eligible') return <VerdictLine size="small" eligibility={eligibility} />;
  const { readiness } = eligibility;
  if (readiness === null) return <span>{t('compare.documents.not_stated')}</span>;
  const lacking = readiness.lines.filter(({ state }) => state !== 'ready');
  if (lacking.length === 0) return <span>{t('compare.documents.none')}</span>;
  const names = lacking.map((line) => lackingText(words, line));
  return <span>{capitalised(intl.formatList(names))}</span>;
}
