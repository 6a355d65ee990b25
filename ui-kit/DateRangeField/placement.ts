/** Distances of a box from the window's top and left edges, px. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** px. */
export interface Size {
  width: number;
  height: number;
}

/** Where a surface is drawn beside its anchor: px from the window's top and left edges. */
export interface Placement {
  top: number;
  left: number;
  /** It scrolls inside when it is higher. */
  maxHeight: number;
}

/** Between the anchor and the surface, and between the surface and the window's edge. */
const GAP = 8;
/**
 * Lower than this the calendar's head and foot leave less than three weeks in sight: then it takes
 * what the window has, as on a phone.
 */
const LEAST_HEIGHT = 440;

/**
 * Where a surface fits without covering its anchor: below, above or beside it; else on the side with
 * more height, where it scrolls. Null when no side is high enough.
 *
 * @param isRtl - it begins at the anchor's right edge.
 */
export function placeBeside(
  anchor: Box,
  size: Size,
  window: Size,
  isRtl: boolean,
): Placement | null {
  const within = (value: number, length: number, whole: number) =>
    Math.max(GAP, Math.min(value, whole - GAP - length));
  const below = window.height - anchor.bottom - 2 * GAP;
  const above = anchor.top - 2 * GAP;
  const left = within(isRtl ? anchor.right - size.width : anchor.left, size.width, window.width);
  const under = { top: anchor.bottom + GAP, left, maxHeight: below };
  const over = { top: Math.max(GAP, anchor.top - GAP - size.height), left, maxHeight: above };

  if (size.height <= below) return under;
  if (size.height <= above) return over;
  const whole = window.height - 2 * GAP;
  const after = anchor.right + GAP;
  const before = anchor.left - GAP - size.width;
  const fits = { after: after + size.width + GAP <= window.width, before: before >= GAP };
  if (size.height <= whole && (fits.after || fits.before)) {
    const isAfter = fits.after && !(isRtl && fits.before);
    return {
      top: within(anchor.top, size.height, window.height),
      left: isAfter ? after : before,
      maxHeight: whole,
    };
  }
  if (Math.max(below, above) < LEAST_HEIGHT) return null;
  return below >= above ? under : over;
}
