import { SEARCH_TEXTS } from '../filters/texts';

/** The texts of the long list besides those of its cards. */
const sv = {
  ...SEARCH_TEXTS.sv,
  back: 'Tillbaka till listan',
  detail: 'Du tar över efter dagpasset tillsammans med två kollegor.',
  loading: 'Hämtar uppdrag',
  more: {
    showing: (shown: number, total: number) => `Visar ${shown} av ${total} uppdrag`,
    more: 'Visa fler',
    loading: 'hämtar fler uppdrag',
  },
};

export type ListTexts = typeof sv;

const en: ListTexts = {
  ...SEARCH_TEXTS.en,
  back: 'Back to the list',
  detail: 'You take over from the day shift together with two colleagues.',
  loading: 'Loading assignments',
  more: {
    showing: (shown, total) => `Showing ${shown} of ${total} assignments`,
    more: 'Show more',
    loading: 'loading more assignments',
  },
};

export const LIST_TEXTS = { sv, en };
