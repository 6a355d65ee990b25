import { Children, type ComponentPropsWithRef, type ReactElement } from 'react';

/** A card of the list: an element whose root gets the rest of its props. */
export type JobListItem = ReactElement<ComponentPropsWithRef<'article'>>;

/** The HTML of a card that React has rendered before; undefined for one that is to be rendered. */
export type CardMarkup = (card: JobListItem) => { __html: string } | undefined;

/** What a list shows. */
export interface JobListContent<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => JobListItem;
  cardMarkup?: CardMarkup | null | undefined;
}

/** Cards that are there already, each with its key, as the content of a list. */
export function contentOf(
  children: JobListItem | readonly JobListItem[] | undefined,
): JobListContent<JobListItem> {
  return {
    // It also gives a key to a card without one
    items: Children.toArray(children).filter((card) => typeof card === 'object') as JobListItem[],
    itemKey: ({ key }) => String(key),
    renderItem: (card) => card,
  };
}
