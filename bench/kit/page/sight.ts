/**
 * Whether a text within an element is visible in the window.
 * @param pattern The source of a regular expression, since only text can be passed into the page.
 */
export function textInSight(within: Element, pattern: string): boolean {
  const wanted = new RegExp(pattern);
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!wanted.test(walker.currentNode.textContent ?? '')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { top, bottom } = range.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) return true;
  }
  return false;
}

/** Whether an article overlaps the middle half of the scroller, so that it is not blank. */
export function articleInMiddle(scroller: Element): boolean {
  const { top, height } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll('article')].some((article) => {
    const box = article.getBoundingClientRect();
    return box.bottom > top + height / 4 && box.top < top + (height * 3) / 4;
  });
}
