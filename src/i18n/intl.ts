import { createIntl, createIntlCache, type IntlShape, useIntl } from 'react-intl';
import type { Language } from '#domain/language';
import { CURRENCY, TIME_ZONE } from '#domain/limits';
import type { footerSv } from '../app/shell/footer.sv';
import type { alertsSv } from '../features/alerts/messages.sv';
import type { appBannerSv } from '../features/app-banner/messages.sv';
import type { articlesSv } from '../features/articles/messages.sv';
import type { registerStepsSv } from '../features/auth/steps/messages.sv';
import type { compareSv } from '../features/compare/messages.sv';
import type { eligibilitySv } from '../features/eligibility/messages.sv';
import type { legalCatalogue } from '../features/info/legal/legalCatalogue.sv';
import type { infoSv } from '../features/info/messages.sv';
import type { insightSv } from '../features/insight/messages.sv';
import type { landingSv } from '../features/job-search/landing/messages.sv';
import type { notificationsSv } from '../features/notifications/messages.sv';
import type { payCalculatorSv } from '../features/pay-calculator/messages.sv';
import type { hiredPaySv } from '../features/salary-guide/hired/messages.sv';
import type { salariesSv } from '../features/salary-guide/messages.sv';
import type { savedSv } from '../features/saved/messages.sv';
import type { paySv } from '../lib/pay/messages.sv';
import type { safetySv } from '../lib/safety/messages.sv';
import type { accountCatalogue } from './accountCatalogue.sv';
import type { catalogue } from './catalogue.sv';
import type { jobCatalogue } from './jobCatalogue.sv';
import type { messagesCatalogue } from './messagesCatalogue.sv';
import type { ownCatalogue } from './ownCatalogue.sv';
import { PLAIN_TEXT } from './plainText';
import type { searchCatalogue } from './searchCatalogue.sv';
import type { sheetCatalogue } from './sheetCatalogue.sv';

/** Every message id with texts in both languages. */
export type MessageId =
  | keyof typeof catalogue
  | keyof typeof searchCatalogue
  | keyof typeof sheetCatalogue
  | keyof typeof jobCatalogue
  | keyof typeof ownCatalogue
  | keyof typeof accountCatalogue
  | keyof typeof landingSv
  | keyof typeof eligibilitySv
  | keyof typeof messagesCatalogue
  | keyof typeof registerStepsSv
  | keyof typeof notificationsSv
  | keyof typeof safetySv
  | keyof typeof footerSv
  | keyof typeof salariesSv
  | keyof typeof hiredPaySv
  | keyof typeof payCalculatorSv
  | keyof typeof articlesSv
  | keyof typeof appBannerSv
  | keyof typeof infoSv
  | keyof typeof alertsSv
  | keyof typeof legalCatalogue
  | keyof typeof insightSv
  | keyof typeof compareSv
  | keyof typeof savedSv
  | keyof typeof paySv;

/** BCP 47 tags: British dates and numbers for English, since the readers are in Sweden. */
const LOCALE: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };

const loaders: Record<Language, () => Promise<{ catalogue: Record<string, string> }>> = {
  sv: () => import('./catalogue.sv'),
  en: () => import('./catalogue.en'),
};

type Texts = Record<string, string>;

/** The texts that not every page needs, by what needs them: each in a file of its own. */
const partLoaders = {
  search: {
    sv: async (): Promise<Texts> => (await import('./searchCatalogue.sv')).searchCatalogue,
    en: async (): Promise<Texts> => (await import('./searchCatalogue.en')).searchCatalogue,
  },
  sheet: {
    sv: async (): Promise<Texts> => (await import('./sheetCatalogue.sv')).sheetCatalogue,
    en: async (): Promise<Texts> => (await import('./sheetCatalogue.en')).sheetCatalogue,
  },
  job: {
    sv: async (): Promise<Texts> => (await import('./jobCatalogue.sv')).jobCatalogue,
    en: async (): Promise<Texts> => (await import('./jobCatalogue.en')).jobCatalogue,
  },
  own: {
    sv: async (): Promise<Texts> => (await import('./ownCatalogue.sv')).ownCatalogue,
    en: async (): Promise<Texts> => (await import('./ownCatalogue.en')).ownCatalogue,
  },
  account: {
    sv: async (): Promise<Texts> => (await import('./accountCatalogue.sv')).accountCatalogue,
    en: async (): Promise<Texts> => (await import('./accountCatalogue.en')).accountCatalogue,
  },
  landing: {
    sv: async (): Promise<Texts> =>
      (await import('../features/job-search/landing/messages.sv')).landingSv,
    en: async (): Promise<Texts> =>
      (await import('../features/job-search/landing/messages.en')).landingEn,
  },
  eligibility: {
    sv: async (): Promise<Texts> =>
      (await import('../features/eligibility/messages.sv')).eligibilitySv,
    en: async (): Promise<Texts> =>
      (await import('../features/eligibility/messages.en')).eligibilityEn,
  },
  messages: {
    sv: async (): Promise<Texts> => (await import('./messagesCatalogue.sv')).messagesCatalogue,
    en: async (): Promise<Texts> => (await import('./messagesCatalogue.en')).messagesCatalogue,
  },
  registerSteps: {
    sv: async (): Promise<Texts> =>
      (await import('../features/auth/steps/messages.sv')).registerStepsSv,
    en: async (): Promise<Texts> =>
      (await import('../features/auth/steps/messages.en')).registerStepsEn,
  },
  notifications: {
    sv: async (): Promise<Texts> =>
      (await import('../features/notifications/messages.sv')).notificationsSv,
    en: async (): Promise<Texts> =>
      (await import('../features/notifications/messages.en')).notificationsEn,
  },
  safety: {
    sv: async (): Promise<Texts> => (await import('../lib/safety/messages.sv')).safetySv,
    en: async (): Promise<Texts> => (await import('../lib/safety/messages.en')).safetyEn,
  },
  salaries: {
    sv: async (): Promise<Texts> =>
      (await import('../features/salary-guide/messages.sv')).salariesSv,
    en: async (): Promise<Texts> =>
      (await import('../features/salary-guide/messages.en')).salariesEn,
  },
  hiredPay: {
    sv: async (): Promise<Texts> =>
      (await import('../features/salary-guide/hired/messages.sv')).hiredPaySv,
    en: async (): Promise<Texts> =>
      (await import('../features/salary-guide/hired/messages.en')).hiredPayEn,
  },
  payCalculator: {
    sv: async (): Promise<Texts> =>
      (await import('../features/pay-calculator/messages.sv')).payCalculatorSv,
    en: async (): Promise<Texts> =>
      (await import('../features/pay-calculator/messages.en')).payCalculatorEn,
  },
  articles: {
    sv: async (): Promise<Texts> => (await import('../features/articles/messages.sv')).articlesSv,
    en: async (): Promise<Texts> => (await import('../features/articles/messages.en')).articlesEn,
  },
  alerts: {
    sv: async (): Promise<Texts> => (await import('../features/alerts/messages.sv')).alertsSv,
    en: async (): Promise<Texts> => (await import('../features/alerts/messages.en')).alertsEn,
  },
  info: {
    sv: async (): Promise<Texts> => (await import('../features/info/messages.sv')).infoSv,
    en: async (): Promise<Texts> => (await import('../features/info/messages.en')).infoEn,
  },
  appBanner: {
    sv: async (): Promise<Texts> =>
      (await import('../features/app-banner/messages.sv')).appBannerSv,
    en: async (): Promise<Texts> =>
      (await import('../features/app-banner/messages.en')).appBannerEn,
  },
  legal: {
    sv: async (): Promise<Texts> =>
      (await import('../features/info/legal/legalCatalogue.sv')).legalCatalogue,
    en: async (): Promise<Texts> =>
      (await import('../features/info/legal/legalCatalogue.en')).legalCatalogue,
  },
  insight: {
    sv: async (): Promise<Texts> => (await import('../features/insight/messages.sv')).insightSv,
    en: async (): Promise<Texts> => (await import('../features/insight/messages.en')).insightEn,
  },
  compare: {
    sv: async (): Promise<Texts> => (await import('../features/compare/messages.sv')).compareSv,
    en: async (): Promise<Texts> => (await import('../features/compare/messages.en')).compareEn,
  },
  footer: {
    sv: async (): Promise<Texts> => (await import('../app/shell/footer.sv')).footerSv,
    en: async (): Promise<Texts> => (await import('../app/shell/footer.en')).footerEn,
  },
  saved: {
    sv: async (): Promise<Texts> => (await import('../features/saved/messages.sv')).savedSv,
    en: async (): Promise<Texts> => (await import('../features/saved/messages.en')).savedEn,
  },
  pay: {
    sv: async (): Promise<Texts> => (await import('../lib/pay/messages.sv')).paySv,
    en: async (): Promise<Texts> => (await import('../lib/pay/messages.en')).payEn,
  },
} as const satisfies Record<string, Record<Language, () => Promise<Texts>>>;

export type WordsPart = keyof typeof partLoaders;
export const WORDS_PARTS: readonly WordsPart[] = [
  'search',
  'sheet',
  'job',
  'own',
  'account',
  'landing',
  'eligibility',
  'messages',
  'registerSteps',
  'notifications',
  'safety',
  'salaries',
  'hiredPay',
  'payCalculator',
  'articles',
  'appBanner',
  'info',
  'alerts',
  'legal',
  'insight',
  'compare',
  'pay',
  'saved',
  'footer',
];

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

/** Adds texts to those of every page; a route's `lazy` waits for it. */
export async function loadWords(part: WordsPart, language: Language): Promise<void> {
  const [intl, texts] = await Promise.all([loadIntl(language), partLoaders[part][language]()]);
  Object.assign(intl.messages, texts);
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

/** The text of `id`. A plain one needs no formatting, and in a built browser there is no parser for it. */
function textOf(intl: IntlShape, id: MessageId, values?: Values): string {
  const message = intl.messages[id];
  return typeof message === 'string' && PLAIN_TEXT.test(message)
    ? message
    : intl.formatMessage({ id }, values);
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
