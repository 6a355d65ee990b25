import { type Collapsed, collapse } from '../query/collapse';
import { namesOf } from '../query/filterChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';

/** The chosen ids that a field shows, and what they are called. */
interface Chosen {
  ids: readonly string[];
  names: Collapsed[];
}

/** The chosen professions. */
export function chosenRoles(ids: readonly string[], vocabulary: SearchVocabulary): Chosen {
  const { options, headings } = namesOf('workroles', vocabulary);
  return { ids, names: collapse(ids, headings, options) };
}

/** The chosen places. */
export const chosenPlaces = (ids: readonly string[], { places }: SearchVocabulary): Chosen => ({
  ids,
  names: collapse(ids, [], places),
});
