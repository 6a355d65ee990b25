import { roleThatSelected } from '#domain/jobs/selection';
import { type Collapsed, collapse } from '../query/collapse';
import { namesOf } from '../query/filterChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';

/** The chosen ids that a field shows, and what they are called. */
interface Chosen {
  ids: readonly string[];
  names: Collapsed[];
}

/** The chosen professions; a group that was added with a profession is shown as that one. */
export function chosenRoles(chosen: readonly string[], vocabulary: SearchVocabulary): Chosen {
  const { options, headings } = namesOf('workroles', vocabulary);
  const only = roleThatSelected(chosen, vocabulary.roles);
  const ids = only === null ? chosen : [only];
  return { ids, names: collapse(ids, headings, options) };
}

/** The chosen places. */
export const chosenPlaces = (ids: readonly string[], { places }: SearchVocabulary): Chosen => ({
  ids,
  names: collapse(ids, [], places),
});
