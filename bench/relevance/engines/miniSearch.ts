import MiniSearch from 'minisearch';
import { JUDGED } from '../judging/metrics';
import { AD_FIELDS, type AdFields, adFields, WEIGHTS } from './adFields';
import type { RelevanceEngineFactory } from './engine';
import { swedishTerm } from './swedishTerms';

const LONG_ENOUGH = 4;

/**
 * MiniSearch 7: Swedish stems and stop words, weights by field, beginnings of words and mistakes of
 * a quarter of a word's letters. All words first, then any of them.
 */
export const miniSearchEngine: RelevanceEngineFactory = async (jobs) => {
  const index = new MiniSearch<AdFields>({ fields: [...AD_FIELDS], processTerm: swedishTerm });
  index.addAll(jobs.map(adFields));
  const ask = (text: string, combineWith: 'AND' | 'OR') =>
    index.search(text, {
      combineWith,
      boost: WEIGHTS,
      prefix: (term) => term.length >= LONG_ENOUGH,
      fuzzy: (term) => (term.length >= LONG_ENOUGH ? 0.25 : false),
    });
  return {
    async search(text) {
      const all = ask(text, 'AND').slice(0, JUDGED);
      const found = all.length < JUDGED ? [...all, ...ask(text, 'OR').slice(0, 2 * JUDGED)] : all;
      return [...new Set(found.map(({ id }) => String(id)))].slice(0, JUDGED);
    },
    async close() {},
  };
};
