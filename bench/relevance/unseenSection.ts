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
 * Ours when each set was written, before any rule was made for it: of the second and the third, after the
 * rules that were made for those before.
 */
const FIRST_RUN: readonly (readonly string[])[] = [
  ['develop', 'vikari, first run', '150', '0.660', '22.7 %', '21.3 %', '0.2 %'],
  ['kept', 'vikari, first run', '150', '0.625', '30.0 %', '26.7 %', '2.2 %'],
  ['learn', 'vikari, first run', '200', '0.872', '1.0 %', '0.5 %', '1.3 %'],
  ['keptSecond', 'vikari, first run', '100', '0.851', '0.0 %', '0.0 %', '3.2 %'],
  ['learnThird', 'vikari, first run', '150', '0.849', '4.0 %', '3.3 %', '0.9 %'],
  ['keptThird', 'vikari, first run', '150', '0.847', '2.7 %', '2.7 %', '3.0 %'],
];

/** How the measure and what it is of were changed: a run writes it again beside the figures. */
const JUDGED_ANEW = `Wrong professions were 0.2 % in \`develop\`, 0.3 % in \`learn\`, 1.4 % in \`kept\` and 3.3 % in \`keptSecond\` before names of nurses were read
in any form and without their "sjuk" ("operationssköterskor", "kommunsköterska"), public employers by words that
stand together, and districts of two words beside a profession. One query of \`develop\` was judged anew: "in Stockholm"
is the municipality, by the rules; as the county it counted as a dishonest zero (1.3 % with it, 0.7 % without). The other one, "psykolog lön över
90000", is judged by what rates are compared by, and searched as the wage that it says.`;

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

${JUDGED_ANEW}

Ours by kind of query: nDCG@10, and in brackets the dishonest zeros.

${markdownTable([['Kind', ...halves.map(([half]) => half)], ...kinds])}`;
}
