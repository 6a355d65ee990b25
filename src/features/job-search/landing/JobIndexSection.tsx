import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import { Section } from '../Section';
import type { IndexGroup, JobIndexLinks } from './allLinks';
import styles from './landing.module.css';

/** Every role and place with a landing page. */
export function JobIndexSection({ roles, places }: JobIndexLinks) {
  const { t } = useWords();
  return (
    <Section title={t('available.index')}>
      <IndexPart kind="roles" groups={roles} />
      <IndexPart kind="places" groups={places} />
    </Section>
  );
}

interface IndexPartProps {
  kind: keyof JobIndexLinks;
  groups: readonly IndexGroup[];
}

/** Half of the index. */
function IndexPart({ kind, groups }: IndexPartProps) {
  const { t, language } = useWords();
  const href = (pathId: string) => paths.landing(language, pathId);
  return (
    <div className={styles.index}>
      <h3>{t(`available.${kind}`)}</h3>
      <div className={styles[kind]}>
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
