import { slugify } from '#domain/vocabulary/slug';

/** The form of every job id, ours and imported ones. Never two dashes in a row. */
export const JOB_ID = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Separates the words and the id: `slugify` never makes two dashes. */
const SEPARATOR = '--';
/** Characters of the readable part; longer titles are cut at a word. */
const WORDS_MAX = 80;

/** `/jobb/{slug}`: readable words, then the id, so that a changed title breaks no link. */
export function jobSlug({
  title,
  place,
  id,
}: {
  title: string;
  place: string | null;
  id: string;
}): string {
  const titleWords = slugify(title);
  const placeWords = slugify(place ?? '');
  const named = `-${titleWords}-`.includes(`-${placeWords}-`);
  const words = cut(named ? titleWords : slugify(`${titleWords} ${placeWords}`));
  return words === '' ? id : `${words}${SEPARATOR}${id}`;
}

/** The id in a slug, or the id itself; null for a text that is neither. */
export function jobIdFrom(slugOrId: string): string | null {
  const at = slugOrId.indexOf(SEPARATOR);
  const id = at === -1 ? slugOrId : slugOrId.slice(at + SEPARATOR.length);
  return JOB_ID.test(id) ? id : null;
}

function cut(words: string): string {
  if (words.length <= WORDS_MAX) return words;
  const end = words.lastIndexOf('-', WORDS_MAX);
  return words.slice(0, end > 0 ? end : WORDS_MAX);
}
