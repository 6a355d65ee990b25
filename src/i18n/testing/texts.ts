import type { Language } from '#domain/language';
import { footerEn } from '../../app/shell/footer.en';
import { footerSv } from '../../app/shell/footer.sv';
import { accountEn } from '../../features/account/messages.en';
import { accountSv } from '../../features/account/messages.sv';
import { integrityEn } from '../../features/account-security/messages.en';
import { integritySv } from '../../features/account-security/messages.sv';
import { alertsEn } from '../../features/alerts/messages.en';
import { alertsSv } from '../../features/alerts/messages.sv';
import { appBannerEn } from '../../features/app-banner/messages.en';
import { appBannerSv } from '../../features/app-banner/messages.sv';
import { applyEn } from '../../features/application/apply/messages.en';
import { applySv } from '../../features/application/apply/messages.sv';
import { replyEn } from '../../features/application/reply/messages.en';
import { replySv } from '../../features/application/reply/messages.sv';
import { articlesEn } from '../../features/articles/messages.en';
import { articlesSv } from '../../features/articles/messages.sv';
import { registerStepsEn } from '../../features/auth/steps/messages.en';
import { registerStepsSv } from '../../features/auth/steps/messages.sv';
import { compareEn } from '../../features/compare/messages.en';
import { compareSv } from '../../features/compare/messages.sv';
import { documentsEn } from '../../features/documents/messages.en';
import { documentsSv } from '../../features/documents/messages.sv';
import { eligibilityEn } from '../../features/eligibility/messages.en';
import { eligibilitySv } from '../../features/eligibility/messages.sv';
import { legalCatalogue as legalEnglish } from '../../features/info/legal/legalCatalogue.en';
import { legalCatalogue as legalSwedish } from '../../features/info/legal/legalCatalogue.sv';
import { infoEn } from '../../features/info/messages.en';
import { infoSv } from '../../features/info/messages.sv';
import { insightEn } from '../../features/insight/messages.en';
import { insightSv } from '../../features/insight/messages.sv';
import { interviewEn } from '../../features/interview/messages.en';
import { interviewSv } from '../../features/interview/messages.sv';
import { jobDetailEn } from '../../features/job-detail/messages.en';
import { jobDetailSv } from '../../features/job-detail/messages.sv';
import { similarEn } from '../../features/job-detail/similar/messages.en';
import { similarSv } from '../../features/job-detail/similar/messages.sv';
import { jobBarEn } from '../../features/job-search/bar/loaded/messages.en';
import { jobBarSv } from '../../features/job-search/bar/loaded/messages.sv';
import { homeLateEn } from '../../features/job-search/home/late/messages.en';
import { homeLateSv } from '../../features/job-search/home/late/messages.sv';
import { landingEn } from '../../features/job-search/landing/messages.en';
import { landingSv } from '../../features/job-search/landing/messages.sv';
import { weekListEn } from '../../features/job-search/results/messages.en';
import { weekListSv } from '../../features/job-search/results/messages.sv';
import { jobSheetEn } from '../../features/job-search/sheet/messages.en';
import { jobSheetSv } from '../../features/job-search/sheet/messages.sv';
import { notificationsEn } from '../../features/notifications/messages.en';
import { notificationsSv } from '../../features/notifications/messages.sv';
import { payCalculatorEn } from '../../features/pay-calculator/messages.en';
import { payCalculatorSv } from '../../features/pay-calculator/messages.sv';
import { plannerEn } from '../../features/planner/messages.en';
import { plannerSv } from '../../features/planner/messages.sv';
import { hiredPayEn } from '../../features/salary-guide/hired/messages.en';
import { hiredPaySv } from '../../features/salary-guide/hired/messages.sv';
import { salariesEn } from '../../features/salary-guide/messages.en';
import { salariesSv } from '../../features/salary-guide/messages.sv';
import { savedEn } from '../../features/saved/messages.en';
import { savedSv } from '../../features/saved/messages.sv';
import { filesEn } from '../../lib/files/messages.en';
import { filesSv } from '../../lib/files/messages.sv';
import { foundEn } from '../../lib/found/messages.en';
import { foundSv } from '../../lib/found/messages.sv';
import { payEn } from '../../lib/pay/messages.en';
import { paySv } from '../../lib/pay/messages.sv';
import { safetyEn } from '../../lib/safety/messages.en';
import { safetySv } from '../../lib/safety/messages.sv';
import { applicationsCatalogue as applicationsEnglish } from '../applicationsCatalogue.en';
import { applicationsCatalogue as applicationsSwedish } from '../applicationsCatalogue.sv';
import { catalogue as english } from '../catalogue.en';
import { catalogue as swedish } from '../catalogue.sv';
import type { WordsPart } from '../intl';
import { messagesCatalogue as messagesEnglish } from '../messagesCatalogue.en';
import { messagesCatalogue as messagesSwedish } from '../messagesCatalogue.sv';
import { ownCatalogue as ownEnglish } from '../ownCatalogue.en';
import { ownCatalogue as ownSwedish } from '../ownCatalogue.sv';
import { searchCatalogue as searchEnglish } from '../searchCatalogue.en';
import { searchCatalogue as searchSwedish } from '../searchCatalogue.sv';
import { signInCatalogue as signInEnglish } from '../signInCatalogue.en';
import { signInCatalogue as signInSwedish } from '../signInCatalogue.sv';

export type Texts = Record<string, string>;

/** The texts of every page, under '', and of each part, in both languages. */
export const TEXTS: Readonly<Record<'' | WordsPart, Readonly<Record<Language, Texts>>>> = {
  '': { sv: swedish, en: english },
  search: { sv: searchSwedish, en: searchEnglish },
  bar: { sv: jobBarSv, en: jobBarEn },
  sheet: { sv: jobSheetSv, en: jobSheetEn },
  found: { sv: foundSv, en: foundEn },
  weeks: { sv: weekListSv, en: weekListEn },
  homeLate: { sv: homeLateSv, en: homeLateEn },
  job: { sv: jobDetailSv, en: jobDetailEn },
  similar: { sv: similarSv, en: similarEn },
  own: { sv: ownSwedish, en: ownEnglish },
  signIn: { sv: signInSwedish, en: signInEnglish },
  account: { sv: accountSv, en: accountEn },
  integrity: { sv: integritySv, en: integrityEn },
  documents: { sv: documentsSv, en: documentsEn },
  files: { sv: filesSv, en: filesEn },
  apply: { sv: applySv, en: applyEn },
  reply: { sv: replySv, en: replyEn },
  interview: { sv: interviewSv, en: interviewEn },
  planner: { sv: plannerSv, en: plannerEn },
  applications: { sv: applicationsSwedish, en: applicationsEnglish },
  landing: { sv: landingSv, en: landingEn },
  eligibility: { sv: eligibilitySv, en: eligibilityEn },
  notifications: { sv: notificationsSv, en: notificationsEn },
  messages: { sv: messagesSwedish, en: messagesEnglish },
  registerSteps: { sv: registerStepsSv, en: registerStepsEn },
  safety: { sv: safetySv, en: safetyEn },
  salaries: { sv: salariesSv, en: salariesEn },
  hiredPay: { sv: hiredPaySv, en: hiredPayEn },
  payCalculator: { sv: payCalculatorSv, en: payCalculatorEn },
  articles: { sv: articlesSv, en: articlesEn },
  appBanner: { sv: appBannerSv, en: appBannerEn },
  alerts: { sv: alertsSv, en: alertsEn },
  info: { sv: infoSv, en: infoEn },
  legal: { sv: legalSwedish, en: legalEnglish },
  compare: { sv: compareSv, en: compareEn },
  insight: { sv: insightSv, en: insightEn },
  footer: { sv: footerSv, en: footerEn },
  saved: { sv: savedSv, en: savedEn },
  pay: { sv: paySv, en: payEn },
};
