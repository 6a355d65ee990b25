import type { Language } from '#domain/language';

interface Ad {
  language?: Language | null | undefined;
}

/** The language of an ad's own words: Swedish where it does not say. */
export const langOf = ({ language }: Ad): Language => language ?? 'sv';

/** The same for a text among those of a page, where it is another language. */
export const titleLang = (ad: Ad, page: Language): Language | undefined =>
  langOf(ad) === page ? undefined : langOf(ad);
