import type { Job } from '#domain/jobs/job';
import { NotRunError } from '../search/engine';
import type { RelevanceEngine, RelevanceEngineFactory } from './engines/engine';
import { miniSearchEngine } from './engines/miniSearch';
import { oramaEngine } from './engines/orama';
import { postgresEngine } from './engines/postgres';
import { vikariEngine } from './engines/vikari';
import type { JudgedQuery, QueryKind } from './judgedQuery';
import { adWords } from './judging/adWords';
import { gradesByPay } from './judging/byPay';
import {
  type Grade,
  gradeOf,
  type JudgedJob,
  meantProfession,
  rightProfessions,
} from './judging/grade';
import { JUDGED, ndcg } from './judging/metrics';

export const ENGINES: Readonly<Record<string, RelevanceEngineFactory>> = {
  vikari: vikariEngine,
  minisearch: miniSearchEngine,
  orama: oramaEngine,
  postgresql: postgresEngine,
};

/** How an engine answered one query. */
export interface QueryResult {
  text: string;
  kind: QueryKind;
  language: JudgedQuery['language'];
  /** null: no job can answer the query (none has grade 2), and no list of jobs is right. */
  ndcg: number | null;
  /** Its best possible value without the jobs that answer only nearly; null as above. */
  strict: number | null;
  found: number;
  /** Of the results; null when the query asks for no profession. */
  wrongProfessions: number | null;
  /** Those that are not of the profession itself, whether of its group or not; null as above. */
  notMeant: number | null;
  milliseconds: number;
  /** Grades of the results, in their order. */
  grades: Grade[];
  ids: string[];
}

export type EngineResult =
  | { engine: string; notRun: string }
  | { engine: string; notRun: null; queries: QueryResult[] };

/** Every query's grade for every job: a scan of all jobs, without any index. */
export type Judgements = ReadonlyMap<JudgedQuery, ReadonlyMap<string, Grade>>;

export function judge(jobs: readonly Job[], queries: readonly JudgedQuery[]): Judgements {
  const judged: JudgedJob[] = jobs.map((job) => ({ job, words: adWords(job) }));
  return new Map(
    queries.map((query) => {
      const grades = new Map(judged.map((one) => [one.job.id, gradeOf(one, query.wanted)]));
      return [query, query.wanted.byPay ? gradesByPay(jobs, grades) : grades];
    }),
  );
}

export async function measureEngine(
  name: string,
  jobs: readonly Job[],
  judgements: Judgements,
): Promise<EngineResult> {
  try {
    const factory = ENGINES[name];
    if (!factory) throw new Error(`no engine ${name}`);
    const engine = await factory(jobs);
    try {
      return { engine: name, notRun: null, queries: await askAll(engine, jobs, judgements) };
    } finally {
      await engine.close();
    }
  } catch (error) {
    if (!(error instanceof NotRunError)) throw error;
    return { engine: name, notRun: error.message };
  }
}

async function askAll(
  engine: RelevanceEngine,
  jobs: readonly Job[],
  judgements: Judgements,
): Promise<QueryResult[]> {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  // The first round only warms up, so that the times are those of a running server
  for (const { text } of judgements.keys()) await engine.search(text);
  const results: QueryResult[] = [];
  for (const [query, grades] of judgements) {
    const start = performance.now();
    const ids = (await engine.search(query.text)).slice(0, JUDGED);
    const milliseconds = performance.now() - start;
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    const beside = engine.besides?.() ?? new Set();
    const own = found.filter(({ id }) => !beside.has(id));
    const right = own.map((job) => rightProfessions(job, query.wanted));
    const meant = found.map((job) => meantProfession(job, query.wanted));
    const all = [...grades.values()];
    const listed = ids.map((id) => grades.get(id) ?? 0);
    const answerable = all.some((grade) => grade >= 2);
    results.push({
      text: query.text,
      kind: query.kind,
      language: query.language,
      ndcg: answerable ? ndcg(listed, all) : null,
      strict: answerable ? ndcg(bestOf(all), all) : null,
      found: ids.length,
      wrongProfessions: right.includes(null) || right.length === 0 ? null : count(right, false),
      notMeant: meant.includes(null) || meant.length === 0 ? null : count(meant, false),
      milliseconds,
      grades: listed,
      ids,
    });
  }
  return results;
}

const bestOf = (grades: readonly Grade[]): Grade[] =>
  grades.filter((grade) => grade >= 2).sort((a, b) => b - a);

const count = <Item>(items: readonly Item[], wanted: Item): number =>
  items.filter((item) => item === wanted).length;
