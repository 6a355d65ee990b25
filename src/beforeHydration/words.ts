import type { Language } from '#domain/language';

/**
 * The texts of a page that could not start. They are part of the inline script, since no other
 * script may have loaded.
 */
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
