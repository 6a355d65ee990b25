import type { Language } from '#domain/language';

/** What a page says that could not be started. It stands in the inline script: no other may come. */
export const START_WORDS: Record<Language, { failed: string; reload: string }> = {
  sv: {
    failed: 'Sidan kunde inte startas. Länkar fungerar, men knappar och formulär svarar inte.',
    reload: 'Ladda om sidan',
  },
  en: {
    failed: 'The page could not be started. Links work, but buttons and forms do not respond.',
    reload: 'Reload the page',
  },
};
