import type { Language } from './language';

/** Segments of addresses that exist in each language; the other addresses are the same in both. */
export const LANGUAGE_SEGMENTS: readonly Readonly<Record<Language, string>>[] = [
  { sv: 'lediga-jobb', en: 'available-jobs' },
  { sv: 'hogst-timlon', en: 'highest-hourly-rate' },
  { sv: 'forhandsregistrering', en: 'early-access' },
  { sv: 'bevakning', en: 'job-alerts' },
  { sv: 'webbkarta', en: 'site-map' },
];
