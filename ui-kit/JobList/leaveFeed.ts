const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** Focuses the nearest control before or after the feed, if the page has one. */
export function leaveFeed(feed: Element, direction: 'before' | 'after'): void {
  const wanted =
    direction === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const outside = [...feed.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !feed.contains(element) &&
      (feed.compareDocumentPosition(element) & wanted) !== 0 &&
      element.checkVisibility(),
  );
  (direction === 'after' ? outside[0] : outside.at(-1))?.focus();
}
