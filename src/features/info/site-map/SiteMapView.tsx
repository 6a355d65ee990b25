import { useWords } from '../../../i18n/intl';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from './siteMap.module.css';

/** A page with its name. */
export interface SiteMapLink {
  label: string;
  href: string;
}

/** Pages under one heading, which is a page itself where it has an address. */
export interface SiteMapGroup {
  label: string;
  href?: string | null;
  links: readonly SiteMapLink[];
}

export interface SiteMapViewProps {
  /** Each a subject. */
  subjects: readonly SiteMapGroup[];
  professions: readonly SiteMapGroup[];
  places: readonly SiteMapGroup[];
}

/** Every public page, below the page's heading. */
export function SiteMapView({ subjects, professions, places }: SiteMapViewProps) {
  const { t } = useWords();
  return (
    <div className={styles.map}>
      <div className={styles.subjects}>
        {subjects.map(({ label, links }) => (
          <section key={label} aria-label={label}>
            <h2>{label}</h2>
            <Links links={links} />
          </section>
        ))}
      </div>
      <Index title={t('info.sitemap.professions')} groups={professions} />
      <Index title={t('info.sitemap.places')} groups={places} />
    </div>
  );
}

function Index({ title, groups }: { title: string; groups: readonly SiteMapGroup[] }) {
  return (
    <section className={styles.index}>
      <h2>{title}</h2>
      <div className={styles.groups}>
        {groups.map(({ label, href, links }) => (
          <div key={label} className={styles.group}>
            <h3>{href ? <RouterLink href={href}>{label}</RouterLink> : label}</h3>
            <Links links={links} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Links({ links }: { links: readonly SiteMapLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <RouterLink href={href}>{label}</RouterLink>
        </li>
      ))}
    </ul>
  );
}
