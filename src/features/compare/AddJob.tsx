import { Stack } from '@vikari/ui-kit/Stack';
import { useId } from 'react';
import type { SimilarJob } from '#domain/jobs/similarReason';
import { useWords } from '../../i18n/intl';
import { langOf } from '../../lib/jobText/adLanguage';
import { periodText, placeText } from '../../lib/jobText/jobText';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './compare.module.css';

/** Links that add a similar job to the comparison. */
export function AddJob({
  ids,
  similar,
}: {
  ids: readonly string[];
  similar: readonly SimilarJob[];
}) {
  const words = useWords();
  const { t } = words;
  const headingId = useId();
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.add}>
      <h2 id={headingId}>{t('compare.add')}</h2>
      <p className={styles.legend}>{t('compare.add.text')}</p>
      <Stack element="ul" spacing={3}>
        {similar.map((job) => (
          <li key={job.id}>
            <RouterLink href={paths.compare([...ids, job.id])} lang={langOf(job)}>
              {job.title}
            </RouterLink>
            <span className={styles.addFacts}>
              {[placeText(words, job.names), periodText(words, job)].join('\u00a0· ')}
            </span>
          </li>
        ))}
      </Stack>
    </section>
  );
}
