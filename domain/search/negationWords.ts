import type { Token } from './tokens';

/** Without å, ä and ö, as people often write them; also Norwegian and Danish ones. */
const NEGATIONS: ReadonlySet<string> = new Set(
  (
    'ej|inte|icke|ingen|inga|inget|aldrig|utan|utom|forutom|undantaget|slippa|slipper|slipp|' +
    'undvika|undviker|skippa|skippar|no|not|without|non|never|except|excluding|avoid|dont|cant|wont|varken|ikke|uten|uden|unntatt|undtagen|hverken|verken|neither|ilman'
  ).split('|'),
);

/** Words that are a negation together: "trött på natt", "byta från akuten", "don’t". */
const NEGATION_PHRASES: ReadonlySet<string> = new Set(
  (
    'trottpa|trottnatpa|lesspa|lednapa|tiredof|fedup|istalletfor|insteadof|ratherthan|bytafran|byterfran|bytabort|bortfran|' +
    'flyttafran|flyttarfran|slutapa|awayfrom|dont|doesnt|didnt|cant|wont'
  ).split('|'),
);

const FIRST_OF_PHRASES = /^(?:tr|le|ti|fe|i|ra|by|bo|fl|sl|aw|do|di|ca|wo)/u;

/** True for two words that say together that what follows is not wanted. */
export const isNegationPhrase = (first: Token, second: Token | undefined): boolean =>
  second !== undefined &&
  FIRST_OF_PHRASES.test(first.folded) &&
  NEGATION_PHRASES.has(first.folded + second.folded);

/** True for a word that says that what follows is not wanted. */
export const isNegation = ({ folded }: Token): boolean => NEGATIONS.has(folded);
