import { addDays } from '#domain/calendar/days';
import { type CountedAnswer, type Figures, newFigures } from '#domain/insight/figures';
import { SCALE, STATEMENTS } from '#domain/insight/statements';
import type { Job } from '#domain/jobs/job';
import { locationById } from '#domain/vocabulary/lookup';
import { writeExperience } from '../candidates/candidateRecords';
import { claimPublication, replaceFigures, yearOf } from '../insight/publishInsight';
import { type StoredWorkplace, workplaceOf } from '../jobs/workplaces';
import type { Queryable } from '../storage/database';
import { HOSPITALS } from './hospitals';
import { createRandom, type Random } from './random';

/** The demo person who has worked at the first of the workplaces. */
export const ANSWERING_PERSON = 'demo-runa';
const EXPERIENCE_ID = '3b7f0a52-5f2c-4d0e-9d57-6f1f6a3c9b10';
const SEED = 20_261;
/** Ranks need several of a kind in a region. */
const GROUPS = 2;
const OF_A_GROUP = 7;

/**
 * Workplaces about which the demo has made-up figures: none of a real name, since nobody has
 * answered. The two kinds and regions that have most of them.
 */
export function workplacesWithFigures(jobs: readonly Job[]): StoredWorkplace[] {
  const real = new Set(HOSPITALS.map(({ name }) => name));
  const open = jobs.filter((job) => job.status === 'open' && !real.has(job.workplace.name));
  const all = new Map(open.map(workplaceOf).map((one) => [one.id, one]));
  const groups = new Map<string, StoredWorkplace[]>();
  for (const one of all.values()) {
    if (one.kind === 'other' || one.kind === 'hospital') continue;
    const group = `${one.kind} ${one.region}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups.entries()]
    .toSorted(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1))
    .slice(0, GROUPS)
    .flatMap(([, some]) => some.slice(0, OF_A_GROUP));
}

/** Made-up figures about some workplaces, and a person who may answer about the first of them. */
export async function insertInsight(
  tx: Queryable,
  { jobs, today, now }: { jobs: readonly Job[]; today: string; now: number },
): Promise<void> {
  const random = createRandom(SEED);
  const chosen = workplacesWithFigures(jobs);
  const day = addDays(today, -9);
  for (const { id: workplaceId } of chosen) {
    // How good it is, and how it changes
    const [level, trend] = [2.4 + 2 * random.next(), random.next() - 0.4];
    for (const [yearsAgo, most] of [
      [1, 24],
      [0, 14],
    ] as const) {
      const year = yearOf(day) - yearsAgo;
      const figures = madeUpFigures(random, level - trend * yearsAgo, random.integer(5, most));
      await replaceFigures(tx, { workplaceId, year, figures, replaces: [] });
    }
    await claimPublication(tx, { workplaceId, day });
  }
  const [first] = chosen;
  if (!first) return;
  await writeExperience(
    tx,
    ANSWERING_PERSON,
    {
      id: EXPERIENCE_ID,
      workRole: 'sjukskoterska',
      workplace: nameWithPlace(first),
      from: `${yearOf(today) - 1}-02`,
      to: null,
      description: '',
      regionEmployer: null,
      workFields: [],
    },
    now,
  );
}

/** As the suggestions of a workplace write it. */
function nameWithPlace({ name, location }: StoredWorkplace): string {
  const place = location === null ? undefined : locationById(location)?.name;
  return place ? `${name}, ${place}` : name;
}

function madeUpFigures(random: Random, level: number, count: number): Figures {
  const ofStatement = STATEMENTS.map(() => level + 1.2 * (random.next() - 0.5));
  const score = (around: number) =>
    Math.min(SCALE.max, Math.max(SCALE.min, Math.round(around + 2 * (random.next() - 0.5))));
  const answers: CountedAnswer[] = Array.from({ length: count }, () => ({
    scores: ofStatement.map(score),
    byAssignment: random.chance(0.6),
    isNew: true,
  }));
  return newFigures(answers, []);
}
