import { useWords } from '../../../i18n/intl';
import { StaticContent } from '../../../lib/page/StaticContent';
import { paths } from '../../../lib/site/paths';
import { Section } from '../Section';
import type { JobIndexLinks } from './allLinks';
import styles from './landing.module.css';

interface JobIndexSectionProps {
  /** Null in a page from the server, which has them in its markup. */
  links: (() => JobIndexLinks) | null;
}

/** Every role and place with a landing page: four hundred links, most of them for search engines. */
export function JobIndexSection({ links }: JobIndexSectionProps) {
  const { t } = useWords();
  return (
    <Section title={t('available.index')}>
      <StaticContent id="job-index" className={styles.parts}>
        {links && <JobIndex links={links} />}
      </StaticContent>
    </Section>
  );
}

const KINDS = ['roles', 'places'] as const;

function JobIndex({ links }: { links: () => JobIndexLinks }) {
  const { t, language } = useWords();
  const href = (pathId: string) => paths.landing(language, pathId);
  const index = links();
  return KINDS.map((kind) => (
    <div key={kind} className={styles.index}>
      <h3>{t(`available.${kind}`)}</h3>
      <div className={styles[kind]}>
        {index[kind].map(({ label, pathId, links }) => (
          <div key={label} className={styles.group}>
            <h4>{pathId ? <a href={href(pathId)}>{label}</a> : label}</h4>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.pathId}>
                  <a href={href(link.pathId)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  ));
}
