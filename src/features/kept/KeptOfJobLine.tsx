import type { JobKept } from '#domain/api/kept';
import { useWords } from '../../i18n/intl';

/** How a job's employer keeps what it says, in one sentence; nothing where too few have ticked. */
export function KeptOfJobLine({ kept }: { kept: JobKept }) {
  const { t, intl } = useWords();
  const score = kept.here ?? kept.everywhere;
  if (score === null) return null;
  const average = intl.formatNumber(score.average, { minimumFractionDigits: 1 });
  const where = kept.here === null ? 'everywhere' : 'here';
  return <p>{t(`kept.job.${where}`, { average, answers: score.answers })}</p>;
}
