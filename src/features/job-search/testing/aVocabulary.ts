import type { Language } from '#domain/language';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { type SearchVocabulary, searchVocabulary } from '../vocabulary/searchVocabulary';

/** The whole vocabulary in one language. */
export function aVocabulary(language: Language = 'sv'): SearchVocabulary {
  return searchVocabulary(CONSTANTS, language);
}

/** Without municipalities and systems, as sent with a first screen. */
export function aFirstVocabulary(language: Language = 'sv'): SearchVocabulary {
  return searchVocabulary(CONSTANTS, language, { locations: [], systems: [] });
}
