import { createIntl, createIntlCache, type IntlShape, useIntl } from 'react-intl';
import type { Language } from '#domain/language';
import { CURRENCY, TIME_ZONE } from '#domain/limits';
import type { catalogue } from './catalogue.sv';
import type { ownCatalogue } from './ownCatalogue.sv';

/** Every message id with texts in both languages. */
export type MessageId = keyof typeof catalogue | keyof typeof ownCatalogue;

/** BCP 47 tags: British dates and numbers for English, since the readers are in Sweden. */
const LOCALE: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };

const loaders: Record<Language, () => Promise<{ catalogue: Record<string, string> }>> = {
  sv: () => import('./catalogue.sv'),
  en: () => import('./catalogue.en'),
};

const ownLoaders: Record<Language, () => Promise<{ ownCatalogue: Record<string, string> }>> = {
  sv: () => import('./ownCatalogue.sv'),
  en: () => import('./ownCatalogue.en'),
};

const ready = new Map<Language, Promise<IntlShape>>();

async function makeIntl(language: Language): Promise<IntlShape> {
  const { catalogue } = await loaders[language]();
  return createIntl(
    {
      locale: LOCALE[language],
      messages: { ...catalogue },
      timeZone: TIME_ZONE,
      defaultLocale: LOCALE.sv,
      formats: {
        number: {
          currency: { style: 'currency', currency: CURRENCY, maximumFractionDigits: 0 },
        },
      },
    },
    createIntlCache(),
  );
}

/** One `IntlShape` per language, made once. */
export function loadIntl(language: Language): Promise<IntlShape> {
  const making = ready.get(language) ?? makeIntl(language);
  ready.set(language, making);
  return making;
}

/**
 * Adds the texts of the candidate's own pages, which the first page of most visits does not need.
 * They are loaded once this resolves: a route's `lazy` waits for it.
 */
export async function loadOwnWords(language: Language): Promise<void> {
  const [intl, { ownCatalogue }] = await Promise.all([loadIntl(language), ownLoaders[language]()]);
  Object.assign(intl.messages, ownCatalogue);
}

/** The language of an `IntlShape` that `loadIntl` made. */
export function languageOf(intl: IntlShape): Language {
  return intl.locale.startsWith('sv') ? 'sv' : 'en';
}

/** A value in a message. */
type Values = Record<string, string | number | Date | boolean | null | undefined>;

export interface Words {
  language: Language;
  intl: IntlShape;
  /** The text of `id`, with its values filled in. */
  t(id: MessageId, values?: Values): string;
}

/** Texts by typed id; components use no other function for texts. */
export function useWords(): Words {
  const intl = useIntl();
  return {
    intl,
    language: languageOf(intl),
    t: (id, values) => intl.formatMessage({ id }, values),
  };
}
