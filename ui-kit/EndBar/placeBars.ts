import type { OneOf } from '../internal/oneOf';

/**
 * What stays at the end of the window: the tab bar, an offer (the app's banner), the page's own bar
 * (Apply, the comparison), a temporary message.
 */
export type EndBarPart = OneOf<['tabs', 'offer', 'page', 'message']>;

/** From the end of the window up. */
const ORDER: readonly EndBarPart[] = ['tabs', 'offer', 'page', 'message'];

/**
 * Who stays when there is no room for all: the answer to what was just done, then what the page is for,
 * then the way to other pages. What offers something gives way first.
 */
const RANK: readonly EndBarPart[] = ['message', 'page', 'tabs', 'offer'];

/** Together they take no more of the window's height. */
const MOST = 1 / 3;

/** A bar that could stay in sight. */
export interface MeasuredBar {
  part: EndBarPart;
  /** Its height with what separates it from the next, px. */
  size: number;
}

/** Where bars stand, in the order in which they were given. */
export interface PlacedBars {
  /** How far above the end of the window each stands, px; null: it gives way. */
  offsets: (number | null)[];
  /** The height that they take together, px. */
  total: number;
  /** Of that, what a page has to leave free at its end: the tab bar and the offer, px. */
  fixed: number;
}

/** Stacks bars upon each other, and lets those give way for which there is no room. */
export function placeBars(bars: readonly MeasuredBar[], windowHeight: number): PlacedBars {
  const kept = new Set<MeasuredBar>();
  let total = 0;
  for (const bar of inOrder(bars, RANK)) {
    // A message has no other place
    if (bar.part !== 'message' && total + bar.size > windowHeight * MOST) continue;
    kept.add(bar);
    total += bar.size;
  }
  const offsets = new Map<MeasuredBar, number>();
  let height = 0;
  let fixed = 0;
  for (const bar of inOrder(bars, ORDER)) {
    if (!kept.has(bar)) continue;
    offsets.set(bar, height);
    height += bar.size;
    if (bar.part === 'tabs' || bar.part === 'offer') fixed += bar.size;
  }
  return { offsets: bars.map((bar) => offsets.get(bar) ?? null), total, fixed };
}

function inOrder(bars: readonly MeasuredBar[], order: readonly EndBarPart[]): MeasuredBar[] {
  return [...bars].sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part));
}
