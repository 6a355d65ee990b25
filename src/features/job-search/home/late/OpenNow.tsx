import { CountBars, type CountBarsItem } from '@vikari/ui-kit/CountBars';
import { useId } from 'react';
import type { OpenNow as Open } from '#domain/api/home';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { locationName } from '#domain/vocabulary/locationName';
import { useWords } from '../../../../i18n/intl';
import { paths } from '../../../../lib/site/paths';
import { RouterLink } from '../../../../lib/site/RouterLink';
import { listHref } from '../../useJobQuery';
import styles from './openNow.module.css';

/** What is open now by week, profession and region, each a link to its list. */
export function OpenNow({ open: { weeks, professions, regions } }: { open: Open }) {
  const { t, intl, language } = useWords();
  const headingId = useId();
  const counted = (total: number) => ({
    count: total,
    countText: t('jobs.count_short', { total }),
  });
  const landing = (pathId: string, label: string, total: number): CountBarsItem => ({
    href: paths.landing(language, pathId),
    label,
    ...counted(total),
  });
  const bars = {
    formatCount: (count: number) => intl.formatNumber(count),
    linkComponent: RouterLink,
  };
  return (
    <section aria-labelledby={headingId} className={styles.open}>
      <h2 id={headingId} className={styles.title}>
        {t('home.open')}
      </h2>
      <CountBars
        {...bars}
        layout="columns"
        label={t('home.open_weeks')}
        items={weeks.map(({ weekNumber, fromDate, toDate, total }) => ({
          href: listHref(paths.jobs(), {
            filter: { ...EMPTY_FILTER, fromDate, toDate },
            order: 'newest',
          }),
          label: t('home.open_week_short', { week: weekNumber }),
          fullLabel: t('home.open_week', { week: weekNumber }),
          ...counted(total),
        }))}
      />
      <CountBars
        {...bars}
        label={t('home.open_professions')}
        items={professions.map(({ pathId, name, total }) => landing(pathId, name[language], total))}
      />
      <CountBars
        {...bars}
        label={t('home.open_regions')}
        items={regions.map(({ pathId, name, total }) =>
          landing(pathId, locationName(name, language), total),
        )}
      />
    </section>
  );
}
