/**
 * Whether a text stands within the window; where there is none to wait for, it does.
 * @param pattern Of a regular expression, as one has to cross into the page as text.
 */
export function textInSight(pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  const wanted = new RegExp(pattern);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!wanted.test(walker.currentNode.textContent ?? '')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { top, bottom } = range.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) return true;
  }
  return false;
}

/** Whether an article reaches into the middle half of what scrolls: it is not blank. */
export function articleInMiddle(scroller: Element): boolean {
  const { top, height } = scroller.getBoundingClientRect();
  return [...scroller.querySelectorAll('article')].some((article) => {
    const box = article.getBoundingClientRect();
    return box.bottom > top + height / 4 && box.top < top + (height * 3) / 4;
  });
}
