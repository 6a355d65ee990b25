import { createIntl, createIntlCache, type IntlShape, useIntl } from 'react-intl';
import type { Language } from '#domain/language';
import { CURRENCY, TIME_ZONE } from '#domain/limits';
import type { catalogue } from './catalogue.sv';

/** Every id that has words in both languages. */
export type MessageId = keyof typeof catalogue;

/** BCP 47 tags: British dates and numbers for English, since the readers are in Sweden. */
const LOCALE: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };

const loaders: Record<Language, () => Promise<{ catalogue: Record<string, string> }>> = {
  sv: () => import('./catalogue.sv'),
  en: () => import('./catalogue.en'),
};

const ready = new Map<Language, IntlShape>();

/** One `IntlShape` a language, made once. */
export async function loadIntl(language: Language): Promise<IntlShape> {
  const known = ready.get(language);
  if (known) return known;
  const { catalogue } = await loaders[language]();
  const intl = createIntl(
    {
      locale: LOCALE[language],
      messages: catalogue,
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
  ready.set(language, intl);
  return intl;
}

/** The language of an `IntlShape` that `loadIntl` made. */
export function languageOf(intl: IntlShape): Language {
  return intl.locale.startsWith('sv') ? 'sv' : 'en';
}

/** What may be set into a message. */
type Values = Record<string, string | number | Date | boolean | null | undefined>;

export interface Words {
  language: Language;
  intl: IntlShape;
  /** The words of `id`, with its values set in. */
  t(id: MessageId, values?: Values): string;
}

/** Words by typed id; the one way a component speaks. */
export function useWords(): Words {
  const intl = useIntl();
  return {
    intl,
    language: languageOf(intl),
    t: (id, values) => intl.formatMessage({ id }, values),
  };
}
