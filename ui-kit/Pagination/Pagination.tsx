import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import styles from './Pagination.module.css';
import { pageItems } from './pageItems';

/** The texts of {@link Pagination}. */
export interface PaginationLabels {
  /** The name of the landmark: "Sidor med artiklar". */
  nav: string;
  /** "Föregående" */
  previous: string;
  /** "Nästa" */
  next: string;
  /** "Sida 3"; the name of the link that shows the number. */
  page: (page: number) => string;
}

/** Props of {@link Pagination}; the rest goes to the `nav`. */
export interface PaginationProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The page that is open, from 1. */
  current: number;
  /** How many pages there are. */
  count: number;
  /** A page's address. */
  hrefOf: (page: number) => string;
  labels: PaginationLabels;
}

/** Links to the pages of a long list that people return to. For jobs, see LoadMore. */
export function Pagination(props: PaginationProps) {
  const { current, count, hrefOf, labels, linkComponent: Link = 'a', className, ...rest } = props;
  return (
    <nav aria-label={labels.nav} {...rest} className={cx(styles.pagination, className)}>
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" className={cx(styles.link, styles.step)}>
          <Icon name="chevron-left" size="inherit" />
          {labels.previous}
        </Link>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
      <ul role="list" className={styles.pages}>
        {pageItems(current, count).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={item.page}>
              <Link
                href={hrefOf(item.page)}
                aria-label={labels.page(item.page)}
                aria-current={item.page === current ? 'page' : undefined}
                className={styles.link}
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
      </ul>
      {current < count && (
        <Link href={hrefOf(current + 1)} rel="next" className={cx(styles.link, styles.step)}>
          {labels.next}
          <Icon name="chevron-right" size="inherit" />
        </Link>
      )}
    </nav>
  );
}
