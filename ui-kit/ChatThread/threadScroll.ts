/** The scroll position of a thread; pixels, as an element gives them. */
export interface ScrollPlace {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** The reader counts as at the end when at most a line or two is below. */
const END_PX = 48;

/** Whether the end is visible. */
export function isAtEnd({ scrollTop, scrollHeight, clientHeight }: ScrollPlace): boolean {
  return scrollHeight - scrollTop - clientHeight <= END_PX;
}

/**
 * Whether the thread follows its end after a scroll. Only a move upwards stops following: rows that
 * are measured late move the end away without any scrolling.
 */
export function followsAfter(follows: boolean, lastTop: number, place: ScrollPlace): boolean {
  if (isAtEnd(place)) return true;
  return place.scrollTop < lastTop ? false : follows;
}

/** Whether it is time to read earlier messages: less than a screen is left above. */
export function isNearStart({ scrollTop, clientHeight }: ScrollPlace): boolean {
  return scrollTop < clientHeight;
}

/** Whether it is time to read later messages: less than a screen is left below. */
export function isNearEnd({ scrollTop, scrollHeight, clientHeight }: ScrollPlace): boolean {
  return scrollHeight - scrollTop - clientHeight < clientHeight;
}

/**
 * The first of several stacked boxes that reaches below a line; `count` when none does.
 * @param bottomOf The lower edge of a box; increases with the index.
 */
export function firstBelow(
  count: number,
  line: number,
  bottomOf: (index: number) => number,
): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bottomOf(middle) > line) high = middle;
    else low = middle + 1;
  }
  return low;
}
