/**
 * How well the search finds what is meant, beside its peers. Alone, without a build:
 * `tsx bench/relevance/run.ts [--set judged|develop|kept|learn|keptSecond|learnThird|keptThird|learnFourth|learnFifth|learnSixth|learnSeventh] [--worst] [engine …]`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { part } from '../lib/part';
import { figuresOf } from './figures';
import { relevanceJobs } from './jobs';
import { type JudgedQuery, QUERY_KINDS, QUERY_LANGUAGES } from './judgedQuery';
import { ENGINES, judge, measureEngine, type QueryResult } from './measure';
import { JUDGED_QUERIES } from './queries/all';
import { notMeantLine, type RelevanceResult, relevanceSection } from './section';
import { DEVELOP_QUERIES } from './unseen/develop';
import { KEPT_QUERIES } from './unseen/kept';
import { KEPT_SECOND_QUERIES } from './unseen/keptSecond';
import { KEPT_THIRD_QUERIES } from './unseen/keptThird';
import { LEARN_QUERIES } from './unseen/learn';
import { LEARN_FIFTH_QUERIES } from './unseen/learnFifth';
import { LEARN_FOURTH_QUERIES } from './unseen/learnFourth';
import { LEARN_SEVENTH_QUERIES } from './unseen/learnSeventh';
import { LEARN_SIXTH_QUERIES } from './unseen/learnSixth';
import { LEARN_THIRD_QUERIES } from './unseen/learnThird';
import { type UnseenResult, unseenSection } from './unseenSection';
import { worstLines } from './worst';

const SETS: Readonly<Record<string, readonly JudgedQuery[]>> = {
  judged: JUDGED_QUERIES,
  develop: DEVELOP_QUERIES,
  kept: KEPT_QUERIES,
  learn: LEARN_QUERIES,
  keptSecond: KEPT_SECOND_QUERIES,
  learnThird: LEARN_THIRD_QUERIES,
  keptThird: KEPT_THIRD_QUERIES,
  learnFourth: LEARN_FOURTH_QUERIES,
  learnFifth: LEARN_FIFTH_QUERIES,
  learnSixth: LEARN_SIXTH_QUERIES,
  learnSeventh: LEARN_SEVENTH_QUERIES,
};

/** Sets of which only figures are printed. */
const KEPT_SETS: readonly string[] = ['kept', 'keptSecond', 'keptThird'];

interface RelevanceOptions {
  /** One of `SETS`. */
  set?: string;
  engines?: readonly string[];
  /** Print our worst queries; refused for the sets that are kept. */
  worst?: boolean;
}

export async function measureRelevance({
  set = 'judged',
  engines = Object.keys(ENGINES),
  worst = false,
}: RelevanceOptions = {}): Promise<RelevanceResult> {
  const asked = SETS[set];
  if (!asked) throw new Error(`no set ${set}`);
  if (worst && KEPT_SETS.includes(set))
    throw new Error('of the kept queries only figures are printed');
  const { jobs, demo, ads } = await relevanceJobs();
  const judgements = judge(jobs, asked);
  const result: RelevanceResult = { demo, ads, engines: [], kinds: {}, languages: {} };
  for (const engine of engines) {
    const measured = await measureEngine(engine, jobs, judgements);
    if (measured.notRun !== null) {
      result.engines.push(measured);
      continue;
    }
    const { queries } = measured;
    result.engines.push({ engine, notRun: null, all: figuresOf(queries) });
    if (engine !== 'vikari') continue;
    result.kinds = figuresBy(QUERY_KINDS, queries, ({ kind }) => kind);
    result.languages = figuresBy(QUERY_LANGUAGES, queries, ({ language }) => language);
    if (worst) console.log(worstLines(queries, jobs, judgements).join('\n'));
  }
  return result;
}

/** Of each name that has queries. */
function figuresBy(
  names: readonly string[],
  queries: readonly QueryResult[],
  nameOf: (query: QueryResult) => string,
): RelevanceResult['kinds'] {
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = queries.filter((query) => nameOf(query) === name);
      return own.length === 0 ? [] : [[name, figuresOf(own)]];
    }),
  );
}

/** The quality of the search's results. */
export const relevancePart = part<RelevanceResult>({
  name: 'relevance',
  title: 'Search: what it finds, beside its peers',
  measure: () => measureRelevance(),
  section: relevanceSection,
});

/** The queries of three writers who knew no rule of the search; of those that are kept, figures alone. */
export const unseenPart = part<UnseenResult>({
  name: 'unseen',
  title: 'Search: queries of writers who knew no rule of it',
  measure: async () => ({
    develop: await measureRelevance({ set: 'develop' }),
    kept: await measureRelevance({ set: 'kept' }),
    learn: await measureRelevance({ set: 'learn' }),
    keptSecond: await measureRelevance({ set: 'keptSecond' }),
    learnThird: await measureRelevance({ set: 'learnThird' }),
    keptThird: await measureRelevance({ set: 'keptThird' }),
  }),
  section: unseenSection,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { set: { type: 'string' }, worst: { type: 'boolean' } },
    allowPositionals: true,
  });
  const result = await measureRelevance({
    ...values,
    ...(positionals.length > 0 && { engines: positionals }),
  });
  console.log(`${relevanceSection(result)}\n\n${notMeantLine(result)}`);
}
