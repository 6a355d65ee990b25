'use client';

import PaginationItem from '@mui/material/PaginationItem';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { MuiScope } from '../MuiScope';
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
  /** Its texts. */
  labels: PaginationLabels;
}

/** Links to the pages of a long list that people return to. For jobs, see LoadMore. */
export function Pagination(props: PaginationProps) {
  const { current, count, hrefOf, labels, linkComponent: Link = 'a', className, ...rest } = props;
  return (
    <nav aria-label={labels.nav} {...rest} className={cx(styles.pagination, className)}>
      <MuiScope>
        {current > 1 && (
          <PaginationItem
            component={Link}
            href={hrefOf(current - 1)}
            rel="prev"
            className={styles.step ?? ''}
            page={
              <>
                <Icon name="chevron-left" size="inherit" />
                {labels.previous}
              </>
            }
          />
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver drops the list without it when bullets are off */}
        <ul role="list" className={styles.pages}>
          {pageItems(current, count).map((item) =>
            item.kind === 'gap' ? (
              <li key={`gap-${item.after}`} aria-hidden="true">
                <PaginationItem type="end-ellipsis" />
              </li>
            ) : (
              <li key={item.page}>
                <PaginationItem
                  component={Link}
                  href={hrefOf(item.page)}
                  selected={item.page === current}
                  aria-label={labels.page(item.page)}
                  {...(item.page === current && { 'aria-current': 'page' as const })}
                  page={item.page}
                />
              </li>
            ),
          )}
        </ul>
        {current < count && (
          <PaginationItem
            component={Link}
            href={hrefOf(current + 1)}
            rel="next"
            className={styles.step ?? ''}
            page={
              <>
                {labels.next}
                <Icon name="chevron-right" size="inherit" />
              </>
            }
          />
        )}
      </MuiScope>
    </nav>
  );
}
