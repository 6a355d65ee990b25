import type { ComponentPropsWithRef, ReactElement } from 'react';
import { cx } from '../internal/cx';
import { JobFeed } from './JobFeed';
import { JobItems } from './JobItems';
import styles from './JobList.module.css';

/** A card of the list: an element whose root gets the rest of its props. */
export type JobListItem = ReactElement<ComponentPropsWithRef<'article'>>;

/** Props of {@link JobList}; the rest goes to the root. */
export interface JobListProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-label' | 'role'> {
  /** The name of the list: "Lediga uppdrag". */
  label: string;
  /** Cards side by side, or one below the other. */
  layout?: 'grid' | 'list';
  /**
   * `list` for a page of jobs with a button for more; `feed` where more are loaded automatically,
   * with the feed keys (Page Up, Page Down, Control + Home, Control + End).
   */
  semantics?: 'list' | 'feed';
  /** True while jobs are being read: the list is about to change. */
  busy?: boolean;
  /** In a feed: how many jobs there are in all; unknown when left out. */
  total?: number;
  /** One card (or skeleton) per job, each with its key. */
  children: JobListItem | readonly JobListItem[];
}

/** Job cards in a grid or a column. */
export function JobList(props: JobListProps) {
  const { label, layout = 'grid', semantics = 'list', busy = false, total, ...own } = props;
  const { children, className, ...rest } = own;
  const shared = {
    ...rest,
    'aria-label': label,
    'aria-busy': busy || undefined,
    className: cx(styles.items, styles[layout], busy && styles.busy, className),
  };
  if (semantics === 'feed') {
    return (
      <JobFeed {...shared} total={total}>
        {children}
      </JobFeed>
    );
  }
  return (
    // A list of `div`s: the root must be one element in both semantics, for the caller's ref.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="list" {...shared}>
      <JobItems>{children}</JobItems>
    </div>
  );
}
