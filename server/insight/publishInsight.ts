import { LEAST_ANSWERS, YEARS_KEPT } from '#domain/insight/answers';
import { nextPublication } from '#domain/insight/publication';
import { type Clock, today } from '../lib/clock';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database, Queryable } from '../storage/database';
import { readInSlices } from '../storage/inSlices';
import {
  findCountable,
  findWaitingWorkplaces,
  markPublished,
  pruneAnswers,
} from './answers.repository';
import { claimPublication, findFigures, pruneFigures, replaceFigures } from './figures.repository';

export { claimPublication, replaceFigures };

export const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length));

/**
 * Publishes what people have answered until yesterday, where at least five of them wait: at most
 * once a day, so that no change of figures shows whose answer caused it. Returns how many workplaces.
 */
export async function publishInsight({
  db,
  clock,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  quarantine: Quarantine;
}): Promise<number> {
  const before = today(clock);
  let count = 0;
  const slices = readInSlices<string>((last, limit) =>
    findWaitingWorkplaces(db, { before, people: LEAST_ANSWERS, after: last ?? '', limit }),
  );
  for await (const waiting of slices) {
    const done = await quarantine.each('workplace figures', waiting, { idOf: (id) => id }, (id) =>
      db.transaction((tx) => publish(tx, id, before)),
    );
    count += done.filter(Boolean).length;
  }
  return count;
}

async function publish(tx: Queryable, workplaceId: string, day: string): Promise<boolean> {
  const year = yearOf(day);
  const answers = await findCountable(tx, { workplaceId, before: day });
  const next = nextPublication(answers, await findFigures(tx, workplaceId), year);
  // An answer was taken back since, or another node has published
  if (!next || !(await claimPublication(tx, { workplaceId, day }))) return false;
  const { figures, replaces } = next;
  await markPublished(tx, { workplaceId, before: day, year, replaces });
  await replaceFigures(tx, { workplaceId, year, figures, replaces });
  return true;
}

/** Deletes answers, figures and replies whose time is over. */
export async function pruneInsight(db: Database, clock: Clock): Promise<number> {
  const first = yearOf(today(clock)) - YEARS_KEPT;
  return (await pruneAnswers(db, first)) + (await pruneFigures(db, first));
}
