/** Distances from the window's top edge, px. */
interface Span {
  top: number;
  bottom: number;
}

/** On which side of its field a list opens, and how high it may be, px; it scrolls when it is higher. */
export interface ListRoom {
  side: 'below' | 'above';
  height: number;
}

/** Between the field and its list, and between the list and the edge of what is in sight. */
const GAP = 8;
/** Two lines: with this much, a list stays where it is expected, and less shows no choice. */
const LEAST = 112;

/** Below the field, unless there is hardly room and more of it above. */
export function listRoom(field: Span, inSight: Span): ListRoom {
  const below = inSight.bottom - field.bottom - 2 * GAP;
  const above = field.top - inSight.top - 2 * GAP;
  const side = below >= LEAST || below >= above ? 'below' : 'above';
  return { side, height: Math.max(side === 'below' ? below : above, LEAST) };
}

/**
 * What of the window an element can be seen in: not where bars stay in front of the page, which its
 * scroll padding tells, and less inside something that scrolls.
 */
export function spanInSight(element: Element): Span {
  const page = document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(page);
  let top = Number.parseFloat(scrollPaddingTop) || 0;
  let bottom = page.clientHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (!/auto|scroll|hidden/u.test(getComputedStyle(box).overflowY)) continue;
    // The page itself scrolls in the window, however long it is
    if (box === document.body || box === page) break;
    const rect = box.getBoundingClientRect();
    top = Math.max(top, rect.top);
    bottom = Math.min(bottom, rect.bottom);
  }
  return { top, bottom };
}
