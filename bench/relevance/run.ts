/**
 * How well the search finds what is meant, beside its peers. Alone, without a build:
 * `tsx bench/relevance/run.ts [--worst] [engine …]`.
 */
import { fileURLToPath } from 'node:url';
import { part } from '../lib/part';
import { figuresOf } from './figures';
import { relevanceJobs } from './jobs';
import { QUERY_KINDS } from './judgedQuery';
import { ENGINES, judge, measureEngine, type QueryResult } from './measure';
import { JUDGED_QUERIES } from './queries/all';
import { type RelevanceResult, relevanceSection } from './section';
import { worstLines } from './worst';

async function measureRelevance({
  engines = Object.keys(ENGINES),
  worst = false,
}: {
  engines?: readonly string[];
  worst?: boolean;
} = {}): Promise<RelevanceResult> {
  const { jobs, demo, ads } = await relevanceJobs();
  const judgements = judge(jobs, JUDGED_QUERIES);
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
    result.languages = figuresBy(['sv', 'en'], queries, ({ language }) => language);
    if (worst) console.log(worstLines(queries, jobs, judgements).join('\n'));
  }
  return result;
}

function figuresBy(
  names: readonly string[],
  queries: readonly QueryResult[],
  nameOf: (query: QueryResult) => string,
): RelevanceResult['kinds'] {
  return Object.fromEntries(
    names.map((name) => [name, figuresOf(queries.filter((query) => nameOf(query) === name))]),
  );
}

/** The quality of the search's results. */
export const relevancePart = part<RelevanceResult>({
  name: 'relevance',
  title: 'Search: what it finds, beside its peers',
  measure: () => measureRelevance(),
  section: relevanceSection,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const engines = words.filter((word) => word !== '--worst');
  const result = await measureRelevance({
    worst: words.includes('--worst'),
    ...(engines.length > 0 && { engines }),
  });
  console.log(relevanceSection(result));
}
