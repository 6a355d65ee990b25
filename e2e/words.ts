import type { Language } from '../domain/language';
import { registerStepsEn } from '../src/features/auth/steps/messages.en';
import { registerStepsSv } from '../src/features/auth/steps/messages.sv';
import { eligibilityEn } from '../src/features/eligibility/messages.en';
import { eligibilitySv } from '../src/features/eligibility/messages.sv';
import { landingEn } from '../src/features/job-search/landing/messages.en';
import { landingSv } from '../src/features/job-search/landing/messages.sv';
import { notificationsEn } from '../src/features/notifications/messages.en';
import { notificationsSv } from '../src/features/notifications/messages.sv';
import { accountCatalogue as accountEnglish } from '../src/i18n/accountCatalogue.en';
import { accountCatalogue as accountSwedish } from '../src/i18n/accountCatalogue.sv';
import { catalogue as english } from '../src/i18n/catalogue.en';
import { catalogue as swedish } from '../src/i18n/catalogue.sv';
import type { MessageId } from '../src/i18n/intl';
import { jobCatalogue as jobEnglish } from '../src/i18n/jobCatalogue.en';
import { jobCatalogue as jobSwedish } from '../src/i18n/jobCatalogue.sv';
import { ownCatalogue as ownEnglish } from '../src/i18n/ownCatalogue.en';
import { ownCatalogue as ownSwedish } from '../src/i18n/ownCatalogue.sv';
import { searchCatalogue as searchEnglish } from '../src/i18n/searchCatalogue.en';
import { searchCatalogue as searchSwedish } from '../src/i18n/searchCatalogue.sv';
import { sheetCatalogue as sheetEnglish } from '../src/i18n/sheetCatalogue.en';
import { sheetCatalogue as sheetSwedish } from '../src/i18n/sheetCatalogue.sv';

const CATALOGUES = {
  sv: {
    ...swedish,
    ...searchSwedish,
    ...sheetSwedish,
    ...jobSwedish,
    ...ownSwedish,
    ...accountSwedish,
    ...landingSv,
    ...eligibilitySv,
    ...registerStepsSv,
    ...notificationsSv,
  },
  en: {
    ...english,
    ...searchEnglish,
    ...sheetEnglish,
    ...jobEnglish,
    ...ownEnglish,
    ...accountEnglish,
    ...landingEn,
    ...eligibilityEn,
    ...registerStepsEn,
    ...notificationsEn,
  },
} as const;

/**
 * The site's own texts, so that a test is the same in both languages and follows changes of
 * wording.
 */
export function words(language: Language): (id: MessageId) => string {
  return (id) => CATALOGUES[language][id];
}

/** The text of a message with values, as a pattern: every value matches anything. */
export function pattern(message: string): RegExp {
  const literal = message
    .replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '\u0000')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replaceAll('\u0000', '.+'));
}
