import type { Words } from '../../../i18n/intl';
import { type ListSubject, listTitle, whereText } from '../query/listTitle';
import { inSentence } from './sentence';

export interface LandingTexts {
  title: string;
  description: string;
  /** With the number of jobs, over the list. */
  heading: string;
}

/** Title, description and heading of a page about a role, a place or both. */
export function landingTexts(
  words: Words,
  { role, place }: ListSubject,
  total: number,
): LandingTexts {
  const { t } = words;
  const kind = role !== null && place !== null ? 'both' : role !== null ? 'role' : 'place';
  const values = {
    total,
    role: inSentence(role ?? ''),
    Role: role ?? '',
    where: whereText(words, place),
  };
  return {
    title: t(`landing.${kind}.title`, values),
    description: t(`landing.${kind}.description`, values),
    heading: listTitle(words, { role, place }, total),
  };
}
