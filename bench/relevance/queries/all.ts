import type { JudgedQuery } from '../judgedQuery';
import { ABBREVIATIONS } from './abbreviations';
import { DISTANCES } from './distances';
import { MISSPELT } from './misspelt';
import { MIXED } from './mixed';
import { PLACES } from './places';
import { PROFESSIONS } from './professions';
import { TERMS } from './terms';
import { WORDS } from './words';

/** Every judged query. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...PROFESSIONS,
  ...ABBREVIATIONS,
  ...MISSPELT,
  ...PLACES,
  ...DISTANCES,
  ...TERMS,
  ...MIXED,
  ...WORDS,
];
