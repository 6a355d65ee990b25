import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type {
  averageScore,
  InsightRanking,
  InsightWorkplace,
  WorkplaceInsight,
} from '#domain/api/insights';
import type { queryWorkplaces } from '#domain/api/workplaces';
import { LEAST_ANSWERS } from '#domain/insight/answers';
import { inFives, rankAmong, scoreOf } from '#domain/insight/averages';
import { sumOf } from '#domain/insight/figures';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { locationById } from '#domain/vocabulary/lookup';
import { findOpenJobsAt, findWorkplace, searchWorkplaces } from '../jobs/storedWorkplaces';
import type { StoredWorkplace } from '../jobs/workplaces';
import { type Clock, today } from '../lib/clock';
import type { Database, Queryable } from '../storage/database';
import { findFigures, findFiguresOfKind, findPublishedOn, findReplies } from './figures.repository';

/** Open jobs on a workplace's page. */
const MOST_JOBS = 3;

/** Who reads: a visitor sees the average and the number of answers. */
type Reader = 'visitor' | 'member';

/** What is published about workplaces. */
export interface InsightService {
  search(text: string): Promise<ResponseOf<typeof queryWorkplaces>['results']>;
  /** @throws ApiError `not_found` */
  show(
    request: RequestOf<typeof averageScore>,
    reader: Reader,
  ): Promise<Omit<ResponseOf<typeof averageScore>, 'status'>>;
  /** null where it, or too few of its kind in its region, are published. @throws `not_found` */
  rank(workplaceId: string): Promise<InsightRanking | null>;
}

export function createInsightService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): InsightService {
  return {
    async search(text) {
      const found = await searchWorkplaces(db, text);
      return found.map(({ id, name, location, answers }) => ({
        id,
        name,
        place: placeOf(location),
        answers,
      }));
    },

    async show({ workplaceId }, reader) {
      const workplace = await requireWorkplace(db, workplaceId);
      const day = today(clock);
      const jobs = await findOpenJobsAt(db, { workplaceId, day, limit: MOST_JOBS });
      return {
        workplace: toWorkplace(workplace, reader),
        insight: await readInsight(db, workplace, reader),
        jobs: jobs.map(toJobSummary),
      };
    },

    async rank(workplaceId) {
      const { kind, region } = await requireWorkplace(db, workplaceId);
      const all = (await findFiguresOfKind(db, { kind, region })).map((one) => ({
        workplaceId: one.workplaceId,
        average: scoreOf(one.figures).average,
      }));
      const own = all.find((one) => one.workplaceId === workplaceId);
      if (!own || all.length < LEAST_ANSWERS) return null;
      const position = rankAmong(
        own.average,
        all.map(({ average }) => average),
      );
      return { position, of: all.length, kind, region: placeOf(region) };
    },
  };
}

/** @throws ApiError `not_found` */
export async function requireWorkplace(db: Queryable, id: string): Promise<StoredWorkplace> {
  const workplace = await findWorkplace(db, id);
  if (!workplace) throw new ApiError('not_found', 'No such workplace.');
  return workplace;
}

export function toWorkplace(
  { id, name, careProvider, location, region, kind }: StoredWorkplace,
  reader: Reader,
): InsightWorkplace {
  return {
    id,
    name,
    place: placeOf(location),
    region: placeOf(region),
    careProvider: reader === 'member' ? careProvider : null,
    kind,
  };
}

/** What is published about a workplace; null while nothing is. */
export async function readInsight(
  db: Queryable,
  workplace: Pick<StoredWorkplace, 'id' | 'careProvider'>,
  reader: Reader,
): Promise<WorkplaceInsight | null> {
  const { id: workplaceId } = workplace;
  const published = await findFigures(db, workplaceId);
  const publishedOn = await findPublishedOn(db, workplaceId);
  if (published.length === 0 || publishedOn === null) return null;
  const all = published.map(({ figures }) => figures);
  const { answers, average, areas } = scoreOf(all);
  if (reader === 'visitor') return { answers, average, publishedOn, detail: null };
  const assignments = sumOf(all.map((one) => one.assignments));
  return {
    answers,
    average,
    publishedOn,
    detail: {
      areas,
      assignmentsAtLeast: inFives(assignments),
      experiencesAtLeast: inFives(answers - assignments),
      years: published.map(({ year, figures }) => ({ year, ...scoreOf([figures]) })),
      replies: await findReplies(db, workplace),
    },
  };
}

const placeOf = (location: string | null): string | null =>
  (location === null ? undefined : locationById(location))?.name ?? null;
