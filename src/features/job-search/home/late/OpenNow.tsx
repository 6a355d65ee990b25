import { CountBars, type CountBarsItem } from '@vikari/ui-kit/CountBars';
import { useId } from 'react';
import { useWords } from '../../../../i18n/intl';
import { RouterLink } from '../../../../lib/site/RouterLink';
import type { OpenLinks } from '../openLinks';
import styles from './openNow.module.css';

/** What is open now by week, profession and region, each a link to its list. */
export function OpenNow({ open }: { open: OpenLinks }) {
  const { t, intl } = useWords();
  const headingId = useId();
  const formatCount = (count: number) => intl.formatNumber(count);
  const named = (links: OpenLinks['regions']): CountBarsItem[] =>
    links.map(({ href, name, total }) => ({ href, label: name, ...counted(total) }));
  const counted = (total: number) => ({
    count: total,
    countText: t('jobs.count_short', { total }),
  });
  const bars = { formatCount, linkComponent: RouterLink };
  return (
    <section aria-labelledby={headingId} className={styles.open}>
      <h2 id={headingId} className={styles.title}>
        {t('home.open')}
      </h2>
      <CountBars
        {...bars}
        layout="columns"
        label={t('home.open_weeks')}
        items={open.weeks.map(({ href, weekNumber, total }) => ({
          href,
          label: t('home.open_week_short', { week: weekNumber }),
          fullLabel: t('home.open_week', { week: weekNumber }),
          ...counted(total),
        }))}
      />
      <CountBars {...bars} label={t('home.open_professions')} items={named(open.professions)} />
      <CountBars {...bars} label={t('home.open_regions')} items={named(open.regions)} />
    </section>
  );
}
