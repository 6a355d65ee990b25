import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { Text } from '../internal/Text';
import { kitTexts } from '../KitProvider/readKit';
import styles from './Footer.module.css';
import { FooterColumn, type FooterColumnContent } from './FooterColumn';
import { type FooterLink, FooterLinks } from './FooterLinks';

/** Props of {@link Footer}; the rest goes to the `footer`. */
export interface FooterProps
  extends Omit<ComponentPropsWithRef<'footer'>, 'children'>,
    WithLinkComponent {
  /** The logo, or a link with it; above the columns. */
  logo: ReactNode;
  /** A sentence under the logo. */
  tagline?: string;
  /** Links by subject; on a phone each group collapses. */
  columns: readonly FooterColumnContent[];
  /** Privacy, terms, sitemap: always visible. */
  legalLinks?: readonly FooterLink[];
  /** "© 2026 Vikari" */
  copyright: string;
  /** At the end of their line: our pages at social networks. */
  endLinks?: readonly FooterLink[];
  /** After them: a language switch. */
  end?: ReactNode;
  /** The name of the landmark inside: "Sidfot". Default: the KitProvider's. */
  navLabel?: string;
}

/** The footer of every page, on the night band. */
export function Footer(props: FooterProps) {
  const {
    logo,
    tagline,
    columns,
    legalLinks = [],
    endLinks = [],
    copyright,
    end,
    navLabel = kitTexts().footer.navLabel,
    ...own
  } = props;
  const { linkComponent = 'a', className, ...rest } = own;
  return (
    <footer data-surface="night" {...rest} className={cx(styles.footer, className)}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Text>{logo}</Text>
          {tagline !== undefined && <p className={styles.tagline}>{tagline}</p>}
        </div>
        <nav className={styles.columns} aria-label={navLabel}>
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} linkComponent={linkComponent} />
          ))}
        </nav>
        <div className={styles.bottom}>
          <p>{copyright}</p>
          {legalLinks.length > 0 && (
            <FooterLinks
              links={legalLinks}
              linkComponent={linkComponent}
              className={styles.legal}
            />
          )}
          {endLinks.length > 0 && (
            <FooterLinks
              links={endLinks}
              linkComponent={linkComponent}
              className={cx(styles.legal, styles.end)}
            />
          )}
          {end !== undefined && <div className={styles.end}>{end}</div>}
        </div>
      </div>
    </footer>
  );
}
