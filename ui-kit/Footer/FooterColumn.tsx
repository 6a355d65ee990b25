import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { LinkComponent } from '../internal/linkComponent';
import styles from './Footer.module.css';
import { type FooterLink, FooterLinks } from './FooterLinks';

/** Links on one subject. */
export interface FooterColumnContent {
  title: string;
  links: readonly FooterLink[];
  /** Many links: a row of its own, in columns, in windows from 768 px on. */
  isWide?: boolean;
}

/**
 * A heading and its links. On a phone the heading folds them, with or without scripts; from 768 px
 * on they are always open. CSS shows one of the two headings.
 */
export function FooterColumn({
  title,
  links,
  isWide = false,
  linkComponent,
}: FooterColumnContent & { linkComponent: LinkComponent }) {
  return (
    <div className={cx(styles.column, isWide && styles.wide)}>
      <h2 className={styles.title}>{title}</h2>
      <details className={styles.details}>
        <summary className={styles.fold}>
          <h2 className={styles.foldTitle}>{title}</h2>
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </summary>
        <FooterLinks links={links} linkComponent={linkComponent} className={styles.list} />
      </details>
    </div>
  );
}
