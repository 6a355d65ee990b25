import { Stack } from '@vikari/ui-kit/Stack';
import { useWords } from '../../../../i18n/intl';
import { paths } from '../../../../lib/site/paths';
import { RouterLink } from '../../../../lib/site/RouterLink';
import { LinkCloud } from '../../LinkCloud';
import { Section } from '../../Section';
import styles from '../home.module.css';
import type { RegionJobs } from '../regionJobs';

/** The open jobs of one region, by workplace and profession. */
export function CareSection({ care }: { care: RegionJobs }) {
  const { t, language } = useWords();
  const { key, name, total, places, roles } = care;
  return (
    <Section
      title={t('home.care', { place: name })}
      link={
        <RouterLink href={paths.landing(language, key)}>
          {t('home.care_all', { total, place: name })}
        </RouterLink>
      }
    >
      <div className={styles.columns}>
        <Stack spacing={3}>
          <h3>{t('home.care_places')}</h3>
          <LinkCloud
            label={t('home.care_places')}
            links={places.map(({ pathId, label, total: jobs }) => ({
              href: paths.landing(language, pathId),
              label,
              total: jobs,
            }))}
          />
        </Stack>
        <Stack spacing={3}>
          <h3>{t('home.care_roles')}</h3>
          <LinkCloud
            label={t('home.care_roles')}
            links={roles.map(({ pathId, label, total: jobs }) => ({
              href: paths.landing(language, pathId, key),
              label,
              total: jobs,
            }))}
          />
        </Stack>
      </div>
    </Section>
  );
}
