/**
 * What does not fit on the page, as text; an empty list when everything fits. It finds a page or a
 * box that scrolls sideways, text that is cut off, and text that overflows its box.
 *
 * It runs inside a page (Playwright's `evaluate`), so it uses nothing from outside itself.
 */
export function findOverflows(): string[] {
  const SLACK = 1.5;
  /** Only the visible part of a letter counts: its box extends above and below it. */
  const LETTER_SLACK = 0.3;
  /** Wide content scrolls in a region with a name, so that the keyboard can reach it. */
  const NAMED_REGION = ':is(section, [role="region"]):is([aria-label], [aria-labelledby])';
  const found = new Set<string>();

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const describe = (element: Element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}">`;

  function hasEdge(style: CSSStyleDeclaration): boolean {
    const painted =
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none';
    return painted || Number.parseFloat(style.borderInlineStartWidth) > 0;
  }

  /** How far the text overflows its box, sideways and vertically. */
  function isOut(text: DOMRect, box: DOMRect, slack: number): 'sideways' | 'in height' | null {
    if (text.left < box.left - SLACK || text.right > box.right + SLACK) return 'sideways';
    return text.top < box.top - slack || text.bottom > box.bottom + slack ? 'in height' : null;
  }

  /** A box of one pixel is for screen readers only. */
  function isScreenReaderOnly(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 && height <= 1) return getComputedStyle(at).position === 'absolute';
    }
    return false;
  }

  /**
   * A row to swipe, each of whose items fits whole in the window, can be read without scrolling
   * back and forth.
   */
  function isSwipeRow(element: Element): boolean {
    return (
      element.matches('ul, ol, [role="list"]') &&
      [...element.children].every((item) => item.clientWidth <= element.clientWidth)
    );
  }

  function check(rect: DOMRect, words: string, parent: Element): void {
    const slack = rect.height * LETTER_SLACK;
    let inBox = false;
    for (let at: Element | null = parent; at !== null && at !== document.body; ) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isBox = style.display !== 'inline' && style.display !== 'contents';
      const out = isBox ? isOut(rect, box, slack) : null;
      const clipsX = isBox && style.overflowX !== 'visible';
      // Content beyond the edge of a box that scrolls can be reached.
      if (isBox && /auto|scroll/.test(style.overflowX + style.overflowY)) return;
      if (out !== null && clipsX) found.add(`cut off ${out}: "${words}" in ${describe(at)}`);
      else if (out !== null && !inBox && hasEdge(style)) {
        found.add(`runs out ${out}: "${words}" of ${describe(at)}`);
      }
      inBox ||= isBox && hasEdge(style);
      if (style.position === 'fixed') break;
      at = at.parentElement;
    }
    if (rect.left < -SLACK || rect.right > document.documentElement.clientWidth + SLACK) {
      found.add(`outside the window: "${words}" in ${describe(parent)}`);
    }
  }

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + SLACK) {
    const widest = [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, end: element.getBoundingClientRect().right }))
      .reduce((most, other) => (other.end >= most.end ? other : most));
    found.add(
      `the page is ${page.scrollWidth} px wide in ${page.clientWidth}, by ${describe(widest.element)}`,
    );
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    const { overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    const isWide = element.scrollWidth > element.clientWidth + SLACK;
    const mayScroll = element.matches(`textarea, ${NAMED_REGION}`) || isSwipeRow(element);
    if (scrolls && isWide && !mayScroll) found.add(`scrolls sideways: ${describe(element)}`);
    if (element.closest('select, svg, style, script') !== null || isScreenReaderOnly(element))
      continue;
    for (const node of element.childNodes) {
      const words = node.textContent?.trim() ?? '';
      if (node.nodeType !== Node.TEXT_NODE || words === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 0) check(rect, words.slice(0, 40), element);
      }
    }
  }
  return [...found];
}
