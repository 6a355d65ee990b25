import { type ReactNode, useId } from 'react';
import { type MessageId, useWords } from '../../i18n/intl';
import styles from './jobDetail.module.css';

/** A part of a job's page under its heading. */
export function JobSection({ title, children }: { title: MessageId; children: ReactNode }) {
  const { t } = useWords();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}

/** Lines of a list, in the ad's own words. */
export function Points({ points, lang }: { points: readonly string[]; lang?: string | undefined }) {
  return (
    <ul className={styles.points} lang={lang}>
      {points.map((point, index) => (
        // Lines of one text in a fixed order: the index identifies them.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
