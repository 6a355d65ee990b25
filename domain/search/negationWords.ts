import type { Token } from './tokens';

/** Without å, ä and ö, as people often write them; also Norwegian and Danish ones. */
const NEGATIONS: ReadonlySet<string> = new Set(
  (
    'ej|inte|icke|ingen|inga|inget|aldrig|utan|utom|forutom|undantaget|slippa|slipper|slipp|' +
    'no|not|without|non|never|except|excluding|varken|ikke|uten|uden|unntatt|undtagen|hverken|verken|neither|ilman'
  ).split('|'),
);

/** True for a word that says that what follows is not wanted. */
export const isNegation = ({ folded }: Token): boolean => NEGATIONS.has(folded);
