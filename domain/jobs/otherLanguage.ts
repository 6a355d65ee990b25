import type { Language } from '#domain/language';
import type { JobFacts } from './jobFacts';

/** The language of an ad's own words as it is sent: only where it is not Swedish, as most are. */
export const otherLanguageOf = ({
  language,
}: Pick<JobFacts, 'language'>): { language?: Language } =>
  language && language !== 'sv' ? { language } : {};
