import type { JobDetail } from '#domain/api/portal';
import type { HeadlineFact } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { adFacts } from '../../lib/jobText/factTexts';
import styles from './jobDetail.module.css';

/** Marks a fact that only the ad's headline says; nothing for the others. */
export function FromHeadline({ job, fact }: { job: JobDetail; fact: HeadlineFact }) {
  const { t } = useWords();
  if (!adFacts(job).readFromHeadline?.includes(fact)) return null;
  return <small className={styles.fromHeadline}>{` ${t('job_detail.from_headline')}`}</small>;
}
