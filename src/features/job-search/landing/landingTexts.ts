import type { Words } from '../../../i18n/intl';
import { inSentence, prepositionOf } from './sentence';

/** The subject of a landing page, in the page's language. */
export interface LandingNames {
  role: string | null;
  place: string | null;
}

export interface LandingTexts {
  title: string;
  description: string;
  lead: string;
}

/** Title, description and introduction of a page about a role, a place or both. */
export function landingTexts(
  { t }: Words,
  { role, place }: LandingNames,
  total: number,
): LandingTexts {
  const kind = role !== null && place !== null ? 'both' : role !== null ? 'role' : 'place';
  const values = {
    total,
    role: inSentence(role ?? ''),
    Role: role ?? '',
    where: t('landing.where', { preposition: prepositionOf(place ?? ''), place: place ?? '' }),
  };
  return {
    title: t(`landing.${kind}.title`, values),
    description: t(`landing.${kind}.description`, values),
    lead: t(`landing.${kind}.lead`, values),
  };
}
