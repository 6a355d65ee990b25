import { create, insertMultiple, search } from '@orama/orama';
import { language, stemmer } from '@orama/stemmers/swedish';
import { JUDGED } from '../judging/metrics';
import { AD_FIELDS, adFields, WEIGHTS } from './adFields';
import type { RelevanceEngineFactory } from './engine';
import { STOP_WORDS } from './swedishTerms';

const SCHEMA = {
  role: 'string',
  title: 'string',
  place: 'string',
  fields: 'string',
  terms: 'string',
  workplace: 'string',
  group: 'string',
  text: 'string',
} as const;

/**
 * Orama 3: Swedish with its stemmer and stop words, weights by field. Jobs with all words first, then with any;
 * one mistake a word where that finds nothing.
 */
export const oramaEngine: RelevanceEngineFactory = async (jobs) => {
  const database = create({
    schema: SCHEMA,
    components: { tokenizer: { language, stemming: true, stemmer, stopWords: [...STOP_WORDS] } },
    sort: { enabled: false },
  });
  await insertMultiple(database, jobs.map(adFields), 1000);
  const ask = async (term: string, threshold: number, tolerance: number): Promise<string[]> => {
    const { hits } = await search(database, {
      term,
      properties: [...AD_FIELDS],
      boost: WEIGHTS,
      threshold,
      tolerance,
      limit: JUDGED,
    });
    return hits.map(({ id }) => id);
  };
  return {
    async search(text) {
      const all = await ask(text, 0, 0);
      if (all.length === JUDGED) return all;
      const any = [...new Set([...all, ...(await ask(text, 1, 0))])].slice(0, JUDGED);
      return any.length > 0 ? any : ask(text, 0, 1);
    },
    async close() {},
  };
};
