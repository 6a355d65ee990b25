import { createContext, type ReactElement, type ReactNode } from 'react';

/** HTML as React takes it. */
export interface PartMarkup {
  __html: string;
}

/**
 * The markup of parts that a server has rendered for earlier pages, each by itself. A part that is
 * in it is not rendered again: the page gets its HTML as it is. A browser has none, and renders and
 * hydrates every part as usual, so both must give the same elements. The first page that shows a
 * part renders it in its place; undefined says so.
 *
 * A part consists of texts, plain elements and links, without ids of its own, and without MUI, whose
 * styles belong to one page.
 */
export interface KeptMarkup {
  /** The content of a part of the site. @param name - everything that it depends on but the language. */
  ofPart(name: string, content: () => ReactNode): PartMarkup | undefined;
  /**
   * The card of a job in a list. It depends on its props and the language alone: on `job` by the
   * object, which the index replaces when the job changes, on the others by value.
   *
   * @param Own - the value of `OwnJobPart` around it.
   */
  ofCard(card: ReactElement, Own: object | null): PartMarkup | undefined;
}

/** Set where a server renders a page; null in a browser. */
export const KeptMarkupContext = createContext<KeptMarkup | null>(null);
