import { markdownTable } from '../lib/markdown';
import { QUERY_KINDS } from './judgedQuery';
import { cells, HEAD, percent, type RelevanceResult } from './section';

/** The parts of the three sets in `unseen/`. */
export interface UnseenResult {
  /** Whose answers may be read. */
  develop: RelevanceResult;
  learn: RelevanceResult;
  learnThird: RelevanceResult;
  /** Which are only measured. */
  kept: RelevanceResult;
  keptSecond: RelevanceResult;
  keptThird: RelevanceResult;
}

/**
 * Ours when each set was written, before any rule was made for it: of the second, after the rules that were
 * made for the first.
 */
const FIRST_RUN: readonly (readonly string[])[] = [
  ['develop', 'vikari, first run', '150', '0.660', '22.7 %', '21.3 %', '0.2 %'],
  ['kept', 'vikari, first run', '150', '0.625', '30.0 %', '26.7 %', '2.2 %'],
  ['learn', 'vikari, first run', '200', '0.872', '1.0 %', '0.5 %', '1.3 %'],
  ['keptSecond', 'vikari, first run', '100', '0.851', '0.0 %', '0.0 %', '3.2 %'],
];

export function unseenSection({
  develop,
  kept,
  learn,
  keptSecond,
  learnThird,
  keptThird,
}: UnseenResult): string {
  const halves = Object.entries({ develop, kept, learn, keptSecond, learnThird, keptThird });
  const rows = halves.flatMap(([half, { engines }]) => [
    ...FIRST_RUN.filter(([name]) => name === half),
    ...engines.flatMap((one) =>
      one.notRun === null ? [[half, one.engine, ...cells(one.all)]] : [],
    ),
  ]);
  const kinds = QUERY_KINDS.flatMap((kind) => {
    const figures = halves.map(([, { kinds: own }]) => own[kind]);
    if (figures.every((one) => one === undefined)) return [];
    return [
      [
        kind,
        ...figures.map((one) =>
          one ? `${one.ndcg.toFixed(3)} (${percent(one.dishonestZero)})` : '',
        ),
      ],
    ];
  });
  return `Three times 300 queries of writers who knew none of the search's rules
(\`bench/relevance/unseen/README.md\`), over the jobs of the chapter above. The answers of \`develop\`,
\`learn\` and \`learnThird\` may be read while the rules are changed; of \`kept\`, \`keptSecond\` and \`keptThird\` only these figures are looked at. A list is judged as a page shows it:
its own jobs, then those of near professions.

${markdownTable([['Set', 'Engine', ...HEAD], ...rows])}

Ours by kind of query: nDCG@10, and in brackets the dishonest zeros.

${markdownTable([['Kind', ...halves.map(([half]) => half)], ...kinds])}`;
}
