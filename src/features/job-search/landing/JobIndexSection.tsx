import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import { Section } from '../Section';
import type { IndexGroup, JobIndexLinks } from './allLinks';
import styles from './landing.module.css';

/** Every role and place with a page of its own. */
export function JobIndexSection({ roles, places }: JobIndexLinks) {
  const { t } = useWords();
  return (
    <Section title={t('available.index')}>
      <IndexColumn title={t('available.roles')} groups={roles} />
      <IndexColumn title={t('available.places')} groups={places} />
    </Section>
  );
}

function IndexColumn({ title, groups }: { title: string; groups: readonly IndexGroup[] }) {
  const { language } = useWords();
  const href = (pathId: string) => paths.landing(language, pathId);
  return (
    <div className={styles.index}>
      <h3>{title}</h3>
      <div className={styles.groups}>
        {groups.map(({ label, pathId, links }) => (
          <div key={label} className={styles.group}>
            <h4>{pathId ? <RouterLink href={href(pathId)}>{label}</RouterLink> : label}</h4>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.pathId}>
                  <RouterLink href={href(link.pathId)}>{link.label}</RouterLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
