import type { JobFacts } from '#domain/jobs/jobFacts';
import type { Language } from '#domain/language';

type Ad = Pick<JobFacts, 'language'>;

/** The language of an ad's own words: Swedish where it does not say. */
export const langOf = ({ language }: Ad): Language => language ?? 'sv';

/** The same for a text among those of a page, where it is another language. */
export const titleLang = (ad: Ad, page: Language): Language | undefined =>
  langOf(ad) === page ? undefined : langOf(ad);
