/** The levels a part's heading may take; the page decides which fits its outline. */
export type HeadingLevel = 1 | 2 | 3 | 4;
