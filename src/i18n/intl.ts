import { createIntl, createIntlCache, type IntlShape, useIntl } from 'react-intl';
import { type Language, LOCALE } from '#domain/language';
import { CURRENCY, TIME_ZONE } from '#domain/limits';
import type { Words as Texts } from './messageTypes';
import { type TextValues, textOf } from './textOf';

/**
 * What each language has: the texts of every page, and how to load the others. In a file each, so that
 * a page has the names of its own language's files alone.
 */
const catalogues = {
  sv: () => import('./catalogue.sv'),
  en: () => import('./catalogue.en'),
} as const satisfies Record<Language, unknown>;

type Swedish = Awaited<ReturnType<(typeof catalogues)['sv']>>;

/** What needs texts besides those of every page. */
export type WordsPart = keyof Swedish['later'];

/** The ids of the texts that a module exports; of each module, where it is one of several. */
type IdsIn<Module> = Module extends unknown ? keyof Module[keyof Module] : never;

/** Every message id with texts in both languages. */
export type MessageId =
  | keyof Swedish['catalogue']
  | IdsIn<Awaited<ReturnType<Swedish['later'][WordsPart]>>>;

/** The texts of a part, or of every page under ''. */
export async function textsOf(part: '' | WordsPart, language: Language): Promise<Texts> {
  const { catalogue, later } = await catalogues[language]();
  const files = part === '' ? [catalogue] : Object.values(await later[part]());
  return Object.assign({}, ...files);
}

const ready = new Map<Language, Promise<IntlShape>>();

async function makeIntl(language: Language): Promise<IntlShape> {
  const messages = await textsOf('', language);
  return createIntl(
    {
      locale: LOCALE[language],
      messages,
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

/** Adds texts to those of every page; a route's `lazy` waits for it. */
export async function loadWords(part: WordsPart, language: Language): Promise<void> {
  const [intl, texts] = await Promise.all([loadIntl(language), textsOf(part, language)]);
  Object.assign(intl.messages, texts);
}

/** The language of an `IntlShape` that `loadIntl` made. */
export function languageOf(intl: IntlShape): Language {
  return intl.locale.startsWith('sv') ? 'sv' : 'en';
}

export interface Words {
  language: Language;
  intl: IntlShape;
  /** The text of `id`, with its values filled in. */
  t(id: MessageId, values?: TextValues): string;
}

/** Texts by typed id; components use no other function for texts. */
export function useWords(): Words {
  const intl = useIntl();
  return {
    intl,
    language: languageOf(intl),
    t: (id, values) => textOf(intl, id, values),
  };
}
