import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Stack } from '@vikari/ui-kit/Stack';
import { useId } from 'react';
import type { PointGainAnswer } from '#domain/api/counterfactuals';
import { useWords } from '../../i18n/intl';
import styles from './openings.module.css';
import { pointText } from './openingText';

export interface PointGainsProps {
  points: readonly PointGainAnswer[];
  linkComponent: LinkComponent;
}

/** What gives points in the applications that are not decided. */
export function PointGains({ points, linkComponent: Link }: PointGainsProps) {
  const words = useWords();
  const { t } = words;
  const id = useId();
  return (
    <Stack element="section" spacing={3} aria-labelledby={id}>
      <h2 id={id}>{t('openings.points')}</h2>
      <p className={styles.text}>{t('openings.points.text')}</p>
      <ul className={styles.points}>
        {points.map((gain) => {
          const { title, href } = pointText(words, gain);
          return (
            <li key={title}>
              <Link href={href}>{title}</Link>
              <span className={styles.unit}>
                {t('openings.points.gain', { points: gain.points, count: gain.applications })}
              </span>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
