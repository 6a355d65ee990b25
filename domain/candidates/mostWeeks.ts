/** How many weeks ahead somebody can say that they can work: two years, so that next summer is one. */
export const MOST_WEEKS = 104;
