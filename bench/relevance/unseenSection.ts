import { markdownTable } from '../lib/markdown';
import { QUERY_KINDS } from './judgedQuery';
import { cells, HEAD, percent, type RelevanceResult } from './section';

/** The two halves of the queries in `unseen/`. */
export interface UnseenResult {
  /** Whose answers may be read. */
  develop: RelevanceResult;
  /** Which is only measured. */
  kept: RelevanceResult;
}

/** Ours on the day on which the queries were written, before any rule was made for them. */
const FIRST_RUN: readonly (readonly string[])[] = [
  ['develop', 'vikari, first run', '150', '0.660', '22.7 %', '21.3 %', '0.2 %'],
  ['kept', 'vikari, first run', '150', '0.625', '30.0 %', '26.7 %', '2.2 %'],
];

export function unseenSection({ develop, kept }: UnseenResult): string {
  const halves = Object.entries({ develop, kept });
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
        ...figures.flatMap((one) => [one?.ndcg.toFixed(3) ?? '', one ? percent(one.zero) : '']),
      ],
    ];
  });
  return `300 queries that were written before the search's rules were opened
(\`bench/relevance/unseen/README.md\`), over the jobs of the chapter above. The answers of \`develop\` may be read
while the rules are changed; of \`kept\` only these figures are looked at. A list is judged as a page shows it:
its own jobs, then those of near professions.

${markdownTable([['Half', 'Engine', ...HEAD], ...rows])}

Ours by kind of query.

${markdownTable([['Kind', 'develop nDCG@10', 'develop zero', 'kept nDCG@10', 'kept zero'], ...kinds])}`;
}
