import type { Words } from '../../../i18n/intl';
import { inSentence, prepositionOf } from '../landing/sentence';

/** What a list is of: one profession, one place, both or neither, in the page's language. */
export interface ListSubject {
  role: string | null;
  place: string | null;
}

/** "i Skåne län", "på Gotland", "inom 60 km från Umeå"; '' without a place. */
export function whereText({ t }: Words, place: string | null): string {
  if (place === null) return '';
  return DISTANCE.test(place)
    ? place.charAt(0).toLowerCase() + place.slice(1)
    : t('jobs.where', { preposition: prepositionOf(place), place });
}

/** "Inom 60 km från Umeå" has its preposition. */
const DISTANCE = /^(Inom|Within) \d/;

/** The heading of a list, with its number: "12 uppdrag som barnmorska i Skåne län". */
export function listTitle(words: Words, { role, place }: ListSubject, total: number): string {
  const title =
    role === null
      ? words.t('jobs.count', { total })
      : words.t('jobs.title', { total, role: inSentence(role) });
  return `${title} ${whereText(words, place)}`.trim();
}
