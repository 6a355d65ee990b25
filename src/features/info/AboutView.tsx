import { Article } from '@vikari/ui-kit/Article';
import { Button } from '@vikari/ui-kit/Button';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './info.module.css';
import { ABOUT_SECTIONS } from './infoSections';
import { TextSections } from './text/TextSections';

/** What Vikari is, below its heading. */
export function AboutView() {
  const { t, language } = useWords();
  const links = [
    [t('info.about.staffing'), paths.staffing()],
    [t('info.about.privacy'), paths.privacy()],
    [t('info.about.contact'), paths.contact()],
  ] as const;
  return (
    <div className={styles.columns}>
      <Article>
        <TextSections sections={ABOUT_SECTIONS} />
      </Article>
      <aside className={styles.aside} aria-labelledby="next">
        <h2 id="next">{t('info.about.next')}</h2>
        <div>
          <Button href={paths.availableJobs(language)} linkComponent={RouterLink}>
            {t('info.about.jobs')}
          </Button>
        </div>
        <ul className={styles.links}>
          {links.map(([label, href]) => (
            <li key={href}>
              <RouterLink href={href}>{label}</RouterLink>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
