import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { useWords } from '../../../i18n/intl';
import type { Crumb } from '../../../lib/page/breadcrumbList';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from '../salaryGuide.module.css';

interface GuideBandProps {
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
}

/** The dark band at the top of a page of the guide. */
export function GuideBand({ title, lead, crumbs }: GuideBandProps) {
  const { t } = useWords();
  return (
    <div data-surface="night" className={styles.band}>
      <div className={styles.bandInner}>
        <Breadcrumbs
          label={t('salaries.crumbs')}
          crumbs={crumbs.map(({ name, path }) => ({ label: name, href: path }))}
          linkComponent={RouterLink}
        />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
    </div>
  );
}
