import { LEAST_ANSWERS, YEARS_KEPT } from '#domain/insight/answers';
import { nextPublication } from '#domain/insight/publication';
import { answersOf, KEPT_SHAPE } from '#domain/kept/answers';
import { type Clock, today } from '../lib/clock';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import { readInSlices } from '../storage/inSlices';
import {
  claimPublication,
  findFiguresOf,
  pruneFigures,
  replaceFigures,
} from './keptFigures.repository';
import { prunePromises } from './promises.repository';
import {
  findTicksOf,
  findWaitingUnits,
  type KeptUnit,
  markPublished,
  pruneTicks,
} from './ticks.repository';

export const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length));

/**
 * Publishes how much was kept where the whole ticks of at least five people wait, an employer at a
 * workplace at a time: at most once a day, so that no change of figures shows whose tick caused it.
 * Returns how many.
 */
export async function publishKept({
  db,
  clock,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  quarantine: Quarantine;
}): Promise<number> {
  const day = today(clock);
  const idOf = ({ employerId, workplaceId }: KeptUnit) => `${employerId} ${workplaceId}`;
  let count = 0;
  const slices = readInSlices<KeptUnit>((after, limit) =>
    findWaitingUnits(db, { before: day, people: LEAST_ANSWERS, after, limit }),
  );
  for await (const waiting of slices) {
    const done = await quarantine.each('kept figures', waiting, { idOf }, (unit) =>
      db.transaction((tx) => publish(tx, unit, day)),
    );
    count += done.filter(Boolean).length;
  }
  return count;
}

async function publish(tx: Queryable, unit: KeptUnit, day: string): Promise<boolean> {
  const year = yearOf(day);
  const answers = answersOf(await findTicksOf(tx, unit), day);
  const next = nextPublication(answers, await findFiguresOf(tx, unit), year, KEPT_SHAPE);
  // Something was taken back since, or another node has published
  if (!next || !(await claimPublication(tx, { ...unit, day }))) return false;
  const { figures, counted, replaces } = next;
  await markPublished(tx, { ...unit, counted, year, replaces });
  await replaceFigures(tx, { ...unit, year, figures, replaces });
  return true;
}

/** Deletes promises, ticks, figures and replies whose time is over. */
export async function pruneKept(db: Database, clock: Clock): Promise<number> {
  const first = yearOf(today(clock)) - YEARS_KEPT;
  const day = `${first}-01-01`;
  await prunePromises(db, day);
  return (await pruneTicks(db, day)) + (await pruneFigures(db, first));
}
