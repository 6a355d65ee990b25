import type { Language } from '#domain/language';

/**
 * The texts of a page that could not start, or not go on. They are part of the inline script, since no
 * other script may have loaded.
 */
export const START_WORDS: Record<Language, { failed: string; reload: string; noContact: string }> =
  {
    sv: {
      failed: 'Sidan kunde inte startas. Länkar fungerar, men knappar och formulär svarar inte.',
      reload: 'Ladda om sidan',
      noContact: 'Ingen kontakt med servern. Det som saknas på sidan kommer när den är tillbaka.',
    },
    en: {
      failed: 'The page could not be started. Links work, but buttons and forms do not respond.',
      reload: 'Reload the page',
      noContact:
        'No contact with the server. What is missing on the page will come when it is back.',
    },
  };
