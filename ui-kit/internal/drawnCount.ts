/** How much of a list has been drawn. */
export interface Drawn {
  count: number;
  /** Which list it is: another begins anew. */
  list: unknown;
}

/** What is to be drawn. */
export interface ToDraw {
  total: number;
  list: unknown;
  /** How many are drawn at once. */
  first: number;
  /** How many more in each idle moment; so few are also never left for later. */
  step: number;
}

/** How much to draw now. */
export function drawnCount(drawn: Drawn, { total, list, first, step }: ToDraw): Drawn {
  const count = Math.min(drawn.list === list ? drawn.count : first, total);
  return { list, count: total - count <= step ? total : count };
}
