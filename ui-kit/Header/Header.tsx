import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { Text } from '../internal/Text';
import { kitTexts } from '../KitProvider/readKit';
import styles from './Header.module.css';
import { HeaderLinks } from './HeaderLinks';
import { HeaderMenu } from './HeaderMenu';
import type { HeaderLabels, HeaderLink } from './headerTypes';

/** Props of {@link Header}; the rest goes to the `header`. */
export interface HeaderProps
  extends Omit<ComponentPropsWithRef<'header'>, 'children'>,
    WithLinkComponent {
  /** The logo: a picture without a name, or a text. `labels.home` follows it in the link's name. */
  logo: ReactNode;
  /** The logo's link. */
  homeHref: string;
  /** A short text beside the logo, when there is space. */
  tagline?: string;
  /** The main navigation, in order. */
  links: readonly HeaderLink[];
  /** Always visible, at the end: get started, or HeaderAccount. */
  actions?: ReactNode;
  /** Only in the menu of windows below 768 px: sign out, which HeaderAccount has in the others. */
  menuActions?: ReactNode;
  /** Before the actions from 768 px on, in the menu of smaller windows: log in. */
  secondaryActions?: ReactNode;
  /** Before the actions on a computer, at the foot of the menu on smaller windows. */
  utilities?: ReactNode;
  /** Its texts. Default: the KitProvider's. */
  labels?: HeaderLabels;
}

/** The header of every page: logo, main links, and the user. */
export function Header(props: HeaderProps) {
  const {
    logo,
    homeHref,
    tagline,
    links,
    actions,
    menuActions,
    secondaryActions,
    utilities,
    ...own
  } = props;
  const { labels = kitTexts().header.labels, linkComponent: Link = 'a', className, ...rest } = own;
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <div className={styles.bar}>
        <Link href={homeHref} className={styles.home}>
          {logo}
          <span className="vk-visually-hidden">{labels.home}</span>
        </Link>
        {tagline !== undefined && <p className={styles.tagline}>{tagline}</p>}
        <nav className={styles.nav} aria-label={labels.nav}>
          <HeaderLinks links={links} linkComponent={Link} layout="row" />
        </nav>
        <div className={styles.end}>
          {utilities !== undefined && <div className={styles.utilities}>{utilities}</div>}
          <div className={styles.actions}>
            {secondaryActions !== undefined && (
              <div className={styles.secondary}>{secondaryActions}</div>
            )}
            <Text>{actions}</Text>
          </div>
          <HeaderMenu
            labels={labels}
            links={links}
            linkComponent={Link}
            actions={menuActions ?? secondaryActions}
            utilities={utilities}
          />
        </div>
      </div>
    </header>
  );
}
