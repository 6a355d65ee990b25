/** How much of a list has been rendered. */
export interface Drawn {
  count: number;
  /** The identity of the list: another list starts again. */
  list: unknown;
}

/** The number to render. */
export interface ToDraw {
  total: number;
  list: unknown;
  /** How many are rendered at once. */
  first: number;
  /** How many more in each idle period; a remainder this small is not left for later. */
  step: number;
}

/** How much to render now. */
export function drawnCount(drawn: Drawn, { total, list, first, step }: ToDraw): Drawn {
  const count = Math.min(drawn.list === list ? drawn.count : first, total);
  return { list, count: total - count <= step ? total : count };
}
