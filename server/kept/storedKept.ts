import type { Figures } from '#domain/insight/figures';
import type { Queryable } from '../storage/database';
import { claimPublication, replaceFigures } from './keptFigures.repository';
import { yearOf } from './publishKept';
import type { KeptUnit } from './ticks.repository';

/** What the demo run stores of what nobody has ticked. */
export { saveTicks } from './ticks.repository';

/** Stores figures that nobody has ticked, for the demo run alone. */
export async function publishMadeUp(
  tx: Queryable,
  { day, figures, ...unit }: KeptUnit & { day: string; figures: Figures },
): Promise<void> {
  if (!(await claimPublication(tx, { ...unit, day }))) return;
  await replaceFigures(tx, { ...unit, year: yearOf(day), figures, replaces: [] });
}
