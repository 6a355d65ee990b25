import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { kitTexts } from '../KitProvider/readKit';
import styles from './Pagination.module.css';
import { pageItems } from './pageItems';

/** The texts of {@link Pagination}. */
export interface PaginationLabels {
  /** Name of the landmark: "Sidor". */
  nav: string;
  /** A page's name for a screen reader: "Sida 3". */
  page: (page: number) => string;
  /** "Föregående" */
  previous: string;
  /** "Nästa" */
  next: string;
  /** In place of the numbers where there is little space: "Sida 3 av 12". */
  place: (page: number, count: number) => string;
}

/** Props of {@link Pagination}; the rest goes to the `nav`. */
export interface PaginationProps
  extends WithLinkComponent,
    Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages there are. With one there is nothing to choose, and nothing is drawn. */
  count: number;
  /** The address of a page: its links work without a script. */
  hrefOf: (page: number) => string;
  /** Its texts. Default: the KitProvider's. */
  labels?: PaginationLabels;
}

/** Links to the pages of a long list. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    count,
    hrefOf,
    labels = kitTexts().pagination.labels,
    linkComponent: Link = 'a',
    className,
    ...rest
  } = props;
  if (count <= 1) return null;
  return (
    <nav aria-label={labels.nav} {...rest} className={cx(styles.pagination, className)}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className={cx(styles.link, styles.previous)}>
          <Icon name="chevron-left" size="small" />
          <span>{labels.previous}</span>
        </Link>
      )}
      <span className={styles.place}>{labels.place(page, count)}</span>
      <ol className={styles.pages}>
        {pageItems(page, count).map((item, index, items) =>
          item === 'gap' ? (
            <li key={`after ${items[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                href={hrefOf(item)}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
                className={styles.link}
              >
                {item}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <Link href={hrefOf(page + 1)} rel="next" className={cx(styles.link, styles.next)}>
          <span>{labels.next}</span>
          <Icon name="chevron-right" size="small" />
        </Link>
      )}
    </nav>
  );
}
