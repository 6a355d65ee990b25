/** A heading and its distance from the window's upper edge, in pixels. */
export interface HeadingPosition {
  id: string;
  top: number;
}

/** Pixels below the window's upper edge at which a part counts as begun. */
const BEGUN = 160;

/** The heading of the part that is being read; null before the first. */
export function currentHeading(positions: readonly HeadingPosition[]): string | null {
  return positions.findLast(({ top }) => top <= BEGUN)?.id ?? null;
}
