import type { Words } from '../../../i18n/intl';
import { inSentence, prepositionOf } from '../landing/sentence';

/** What a list is of: one profession, one place, both or neither, in the page's language. */
export interface ListSubject {
  role: string | null;
  place: string | null;
}

/** "i Skåne län", "på Gotland"; '' without a place. */
export const whereText = ({ t }: Words, place: string | null): string =>
  place === null ? '' : t('jobs.where', { preposition: prepositionOf(place), place });

/** The heading of a list, with its number: "12 uppdrag som barnmorska i Skåne län". */
export function listTitle(words: Words, { role, place }: ListSubject, total: number): string {
  const title =
    role === null
      ? words.t('jobs.count', { total })
      : words.t('jobs.title', { total, role: inSentence(role) });
  return `${title} ${whereText(words, place)}`.trim();
}
