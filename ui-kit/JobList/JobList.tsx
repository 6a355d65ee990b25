import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import { JobFeed } from './JobFeed';
import { JobItems } from './JobItems';
import styles from './JobList.module.css';
import {
  type CardMarkup,
  contentOf,
  type JobListContent,
  type JobListItem,
} from './jobListContent';

/** Props of {@link JobList}; the rest goes to the root. */
export interface JobListProps<Item = unknown>
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
  /** The jobs, with `itemKey` and `renderItem`. A card is made when it is drawn. */
  items?: readonly Item[];
  /** A key of a job, unique among `items`. */
  itemKey?: (item: Item) => string;
  /** The card of a job. */
  renderItem?: (item: Item) => JobListItem;
  /**
   * For a server, in a `list`: the HTML of a card that React has rendered before, which is not
   * rendered again. A browser has none, and hydrates the card.
   */
  cardMarkup?: CardMarkup | null | undefined;
  /** Instead of `items`, for a few: one card (or skeleton) per job, each with its key. */
  children?: JobListItem | readonly JobListItem[];
}

/** Job cards in a grid or a column. */
export function JobList<Item>(props: JobListProps<Item>) {
  const { label, layout = 'grid', semantics = 'list', busy = false, total, ...own } = props;
  const { items, itemKey, renderItem, cardMarkup, children, className, ...rest } = own;
  const shared = {
    ...rest,
    'aria-label': label,
    'aria-busy': busy || undefined,
    className: cx(styles.items, styles[layout], busy && styles.busy, className),
  };
  if (items && itemKey && renderItem) return draw({ items, itemKey, renderItem, cardMarkup });
  return draw(contentOf(children));

  function draw<Shown>(content: JobListContent<Shown>) {
    if (semantics === 'feed') return <JobFeed {...shared} total={total} content={content} />;
    return (
      // A list of `div`s: the root must be one element in both semantics, for the caller's ref.
      // biome-ignore lint/a11y/useSemanticElements: see above
      <div role="list" {...shared}>
        <JobItems {...content} />
      </div>
    );
  }
}
