import { markdownTable } from '../lib/markdown';
import type { Figures } from './figures';
import { QUERY_KINDS } from './judgedQuery';

/** What a run stores. */
export interface RelevanceResult {
  demo: number;
  ads: number | null;
  engines: ({ engine: string; notRun: string } | { engine: string; notRun: null; all: Figures })[];
  /** Ours, by kind of query. */
  kinds: Record<string, Figures>;
  languages: Record<string, Figures>;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function cells({ queries, ndcg, zero, dishonestZero, wrongProfession }: Figures): string[] {
  return [
    String(queries),
    ndcg.toFixed(3),
    percent(zero),
    percent(dishonestZero),
    percent(wrongProfession),
  ];
}

export const HEAD = ['Queries', 'nDCG@10', 'Zero results', 'Dishonest zeros', 'Wrong profession'];

/** How the measure itself was changed: a run writes it again beside the figures. */
const JUDGED_ANEW = `Until 27 November "läkare" and "doctor" meant one profession in this set, and every doctor in the other sets, as the
search and its issue have it. Judged so, 1.8 % of what this search showed were wrong professions: 81 of the 82
results were specialist doctors for "läkare Kiruna" and its like (nDCG@10 0.975; the peers' 21.0, 24.5 and 24.5 %). Since 20
queries were judged by the rule of the others, it is 0.0 %. The 82nd was a doctor at a ward of internal medicine for
"internmedicin läkare", who is meant by the rule for a profession beside a field.`;

/** What the rules of one day cost: a run writes it again, as above. */
const TIMES_COMPARED = `The rules that were made for the third set cost little: with the same 3,464 jobs and queries, three pairs of runs one after the
other, each query by the least processor time of seven, the medians before and after were 0.134 → 0.144, 0.136 → 0.142 and 0.143 →
0.144 ms (1.01 to 1.07 times) for this set, and 0.95 to 1.14 times for each of the other six.`;

export function relevanceSection({
  demo,
  ads,
  engines,
  kinds,
  languages,
}: RelevanceResult): string {
  const ours = engines.find(({ engine }) => engine === 'vikari');
  const strict = ours && ours.notRun === null ? ours.all : null;
  const number = (count: number) => count.toLocaleString('en');
  const searched = `${number(demo)} jobs of the demo ${
    ads === null ? 'alone: no file of real ads was given' : `and ${number(ads)} real ads`
  }`;
  const rows = engines.map((one) =>
    one.notRun === null
      ? [one.engine, ...cells(one.all), one.all.milliseconds.toFixed(2)]
      : [one.engine, `not run: ${one.notRun}`],
  );
  const kindRows = [...QUERY_KINDS, ...Object.keys(languages)].flatMap((name) => {
    const figures = kinds[name] ?? languages[name];
    return figures ? [[name, ...cells(figures), figures.strict.toFixed(3)]] : [];
  });
  return `What people type, judged by written facts: how the queries and the grades are made, and
each peer's settings, is in \`bench/relevance/README.md\`. Searched: ${searched}.
nDCG@10 is over the ${number(strict?.answerable ?? 0)} queries that some job answers. A zero is
dishonest when some job answers the query. Wrong professions are a share of the first ten results
of queries that ask for one, without what a page shows under "Närliggande yrken". Times are the median of a query in milliseconds.

${markdownTable([['Engine', ...HEAD, 'Median ms'], ...rows])}

${JUDGED_ANEW}

${TIMES_COMPARED}

Ours by kind of query and by language. A list that never shows a job that is only nearly right can
reach the last column${strict ? ` (${strict.strict.toFixed(3)} over all)` : ''}.

${markdownTable([['Kind', ...HEAD, 'Strict best'], ...kindRows])}`;
}

/** The strictest reading of a profession, which the chapter does not show. */
export function notMeantLine({ engines }: RelevanceResult): string {
  const shares = engines.flatMap((one) =>
    one.notRun === null ? [`${one.engine} ${percent(one.all.notMeant)}`] : [],
  );
  return `Not of the profession itself, of the same results, in its group or not: ${shares.join(', ')}.`;
}
