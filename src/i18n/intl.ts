import { createIntl, createIntlCache, type IntlShape, useIntl } from 'react-intl';
import { type Language, LOCALE } from '#domain/language';
import { CURRENCY, TIME_ZONE } from '#domain/limits';
import { type TextValues, textOf } from './textOf';

/** The texts of one language, by id. */
export type Texts = Record<string, string>;

/** A file of texts, which exports them alone. */
type TextsModule = Record<string, Texts>;

/** The texts of every page under '', and those that not every page needs, by what needs them. */
const loaders = {
  '': {
    sv: () => import('./catalogue.sv'),
    en: () => import('./catalogue.en'),
  },
  search: {
    sv: () => import('./searchCatalogue.sv'),
    en: () => import('./searchCatalogue.en'),
  },
  bar: {
    sv: () => import('../features/job-search/bar/loaded/messages.sv'),
    en: () => import('../features/job-search/bar/loaded/messages.en'),
  },
  sheet: {
    sv: () => import('../features/job-search/sheet/messages.sv'),
    en: () => import('../features/job-search/sheet/messages.en'),
  },
  found: {
    sv: () => import('../lib/found/messages.sv'),
    en: () => import('../lib/found/messages.en'),
  },
  weeks: {
    sv: () => import('../features/job-search/results/messages.sv'),
    en: () => import('../features/job-search/results/messages.en'),
  },
  homeLate: {
    sv: () => import('../features/job-search/home/late/messages.sv'),
    en: () => import('../features/job-search/home/late/messages.en'),
  },
  job: {
    sv: () => import('../features/job-detail/messages.sv'),
    en: () => import('../features/job-detail/messages.en'),
  },
  similar: {
    sv: () => import('../features/job-detail/similar/messages.sv'),
    en: () => import('../features/job-detail/similar/messages.en'),
  },
  jobTerms: {
    sv: () => import('../features/job-detail/terms/messages.sv'),
    en: () => import('../features/job-detail/terms/messages.en'),
  },
  own: {
    sv: () => import('./ownCatalogue.sv'),
    en: () => import('./ownCatalogue.en'),
  },
  signIn: {
    sv: () => import('./signInCatalogue.sv'),
    en: () => import('./signInCatalogue.en'),
  },
  account: {
    sv: () => import('../features/account/messages.sv'),
    en: () => import('../features/account/messages.en'),
  },
  accountSetup: {
    sv: () => import('../features/account/setup/messages.sv'),
    en: () => import('../features/account/setup/messages.en'),
  },
  integrity: {
    sv: () => import('../features/account-security/messages.sv'),
    en: () => import('../features/account-security/messages.en'),
  },
  documents: {
    sv: () => import('../features/documents/messages.sv'),
    en: () => import('../features/documents/messages.en'),
  },
  files: {
    sv: () => import('../lib/files/messages.sv'),
    en: () => import('../lib/files/messages.en'),
  },
  apply: {
    sv: () => import('../features/application/apply/messages.sv'),
    en: () => import('../features/application/apply/messages.en'),
  },
  applications: {
    sv: () => import('./applicationsCatalogue.sv'),
    en: () => import('./applicationsCatalogue.en'),
  },
  reply: {
    sv: () => import('../features/application/reply/messages.sv'),
    en: () => import('../features/application/reply/messages.en'),
  },
  asked: {
    sv: () => import('../features/application/asked/messages.sv'),
    en: () => import('../features/application/asked/messages.en'),
  },
  interview: {
    sv: () => import('../features/interview/messages.sv'),
    en: () => import('../features/interview/messages.en'),
  },
  kept: {
    sv: () => import('../features/kept/messages.sv'),
    en: () => import('../features/kept/messages.en'),
  },
  firstDay: {
    sv: () => import('../features/first-day/messages.sv'),
    en: () => import('../features/first-day/messages.en'),
  },
  firstDayLine: {
    sv: () => import('../lib/firstDay/messages.sv'),
    en: () => import('../lib/firstDay/messages.en'),
  },
  recommendation: {
    sv: () => import('./linksCatalogue.sv'),
    en: () => import('./linksCatalogue.en'),
  },
  planner: {
    sv: () => import('../features/planner/messages.sv'),
    en: () => import('../features/planner/messages.en'),
  },
  openings: {
    sv: () => import('../features/openings/messages.sv'),
    en: () => import('../features/openings/messages.en'),
  },
  landing: {
    sv: () => import('../features/job-search/landing/messages.sv'),
    en: () => import('../features/job-search/landing/messages.en'),
  },
  eligibility: {
    sv: () => import('../features/eligibility/messages.sv'),
    en: () => import('../features/eligibility/messages.en'),
  },
  messages: {
    sv: () => import('./messagesCatalogue.sv'),
    en: () => import('./messagesCatalogue.en'),
  },
  registerSteps: {
    sv: () => import('../features/auth/steps/messages.sv'),
    en: () => import('../features/auth/steps/messages.en'),
  },
  notifications: {
    sv: () => import('../features/notifications/messages.sv'),
    en: () => import('../features/notifications/messages.en'),
  },
  safety: {
    sv: () => import('../lib/safety/messages.sv'),
    en: () => import('../lib/safety/messages.en'),
  },
  salaries: {
    sv: () => import('../features/salary-guide/messages.sv'),
    en: () => import('../features/salary-guide/messages.en'),
  },
  hiredPay: {
    sv: () => import('../features/salary-guide/hired/messages.sv'),
    en: () => import('../features/salary-guide/hired/messages.en'),
  },
  payCalculator: {
    sv: () => import('../features/pay-calculator/messages.sv'),
    en: () => import('../features/pay-calculator/messages.en'),
  },
  articles: {
    sv: () => import('../features/articles/messages.sv'),
    en: () => import('../features/articles/messages.en'),
  },
  alerts: {
    sv: () => import('../features/alerts/messages.sv'),
    en: () => import('../features/alerts/messages.en'),
  },
  info: {
    sv: () => import('../features/info/messages.sv'),
    en: () => import('../features/info/messages.en'),
  },
  appBanner: {
    sv: () => import('../features/app-banner/messages.sv'),
    en: () => import('../features/app-banner/messages.en'),
  },
  legal: {
    sv: () => import('../features/info/legal/legalCatalogue.sv'),
    en: () => import('../features/info/legal/legalCatalogue.en'),
  },
  insight: {
    sv: () => import('../features/insight/messages.sv'),
    en: () => import('../features/insight/messages.en'),
  },
  compare: {
    sv: () => import('../features/compare/messages.sv'),
    en: () => import('../features/compare/messages.en'),
  },
  footer: {
    sv: () => import('../app/shell/footer.sv'),
    en: () => import('../app/shell/footer.en'),
  },
  serviceStatus: {
    sv: () => import('../features/service-status/messages.sv'),
    en: () => import('../features/service-status/messages.en'),
  },
  lateForms: {
    sv: () => import('../lib/forms/lateCatalogue.sv'),
    en: () => import('../lib/forms/lateCatalogue.en'),
  },
  saved: {
    sv: () => import('../features/saved/messages.sv'),
    en: () => import('../features/saved/messages.en'),
  },
  pay: {
    sv: () => import('../lib/pay/messages.sv'),
    en: () => import('../lib/pay/messages.en'),
  },
} as const satisfies Record<string, Record<Language, () => Promise<TextsModule>>>;

export type WordsPart = Exclude<keyof typeof loaders, ''>;

/** The ids of the texts that a module exports; of each module, where it is one of several. */
type IdsIn<Module> = Module extends unknown ? keyof Module[keyof Module] : never;

/** Every message id with texts in both languages. */
export type MessageId = IdsIn<Awaited<ReturnType<(typeof loaders)['' | WordsPart]['sv']>>>;

const PARTS = Object.keys(loaders) as readonly ('' | WordsPart)[];
export const WORDS_PARTS = PARTS.filter((part) => part !== '');

/** The texts of a part, or of every page under ''. */
export async function textsOf(part: '' | WordsPart, language: Language): Promise<Texts> {
  const module: TextsModule = await loaders[part][language]();
  return Object.assign({}, ...Object.values(module));
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
