import type { Language } from './language';

/** Segments of addresses that exist in each language; the other addresses are the same in all. */
export const SEGMENTS = {
  jobs: { sv: 'lediga-jobb', en: 'available-jobs' },
  highestRate: { sv: 'hogst-timlon', en: 'highest-hourly-rate' },
  earlyAccess: { sv: 'forhandsregistrering', en: 'early-access' },
  alerts: { sv: 'bevakning', en: 'job-alerts' },
  accessibility: { sv: 'tillganglighet', en: 'accessibility' },
  siteMap: { sv: 'webbkarta', en: 'site-map' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export const LANGUAGE_SEGMENTS: readonly Readonly<Record<Language, string>>[] =
  Object.values(SEGMENTS);
