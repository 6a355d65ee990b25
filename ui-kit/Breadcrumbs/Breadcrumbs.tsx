import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { kitTexts } from '../KitProvider/readKit';
import styles from './Breadcrumbs.module.css';

/** One level of the path; the last one is the page itself. */
export interface Breadcrumb {
  label: string;
  /** The label's language, where it is not that of the page. */
  lang?: string | undefined;
  href: string;
}

/** Props of {@link Breadcrumbs}; the rest goes to the `nav`. */
export interface BreadcrumbsProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The name of the landmark: "Du är här". Default: the KitProvider's. */
  label?: string;
  /** From the start page to this page. */
  crumbs: readonly Breadcrumb[];
}

/** The path from the start page to this page. On a phone only the level above, as a link back. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const {
    label = kitTexts().breadcrumbs.label,
    crumbs,
    linkComponent: Link = 'a',
    className,
    ...rest
  } = props;
  return (
    <nav aria-label={label} {...rest} className={cx(styles.breadcrumbs, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ol role="list" className={styles.list}>
        {crumbs.map(({ label: text, lang, href }, index) => (
          <li key={href} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-right" size="inherit" className={styles.divider} />}
            <Icon name="chevron-left" size="inherit" className={styles.back} />
            <Link
              href={href}
              lang={lang}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              className={styles.link}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
