/** Where a text stands in the window, in pixels. */
export interface TextPosition {
  /** The text's upper edge below the window's; negative once it is above. */
  top: number;
  height: number;
  windowHeight: number;
}

/**
 * How much of a text has been passed, 0–1: nothing while its beginning is in view, all of it once its
 * end is. A text that fits in the window is read at once.
 */
export function readShare({ top, height, windowHeight }: TextPosition): number {
  const way = height - windowHeight;
  if (way <= 0) return top + height <= windowHeight ? 1 : 0;
  return Math.min(1, Math.max(0, -top / way));
}
