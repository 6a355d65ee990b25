import { shellEn } from '../app/shell/messages.en';
import { formErrorsEn } from '../lib/forms/errorMessages.en';
import { jobTextEn } from '../lib/jobText/messages.en';
import type { catalogue as swedish, later as swedishLater } from './catalogue.sv';
import type { SameIds, TextsLoader } from './messageTypes';

/** The English texts that every page begins with. */
export const catalogue: SameIds<typeof swedish> = { ...shellEn, ...jobTextEn, ...formErrorsEn };

/** Those that not every page needs, by what needs them. */
export const later = {
  search: () => import('./searchCatalogue.en'),
  bar: () => import('../features/job-search/bar/loaded/messages.en'),
  sheet: () => import('../features/job-search/sheet/messages.en'),
  found: () => import('../lib/found/messages.en'),
  weeks: () => import('../features/job-search/results/messages.en'),
  homeLate: () => import('../features/job-search/home/late/messages.en'),
  job: () => import('../features/job-detail/messages.en'),
  similar: () => import('../features/job-detail/similar/messages.en'),
  blockedEmployer: () => import('../features/blocked-employer/messages.en'),
  jobTerms: () => import('../features/job-detail/terms/messages.en'),
  own: () => import('./ownCatalogue.en'),
  signIn: () => import('./signInCatalogue.en'),
  account: () => import('../features/account/messages.en'),
  accountSetup: () => import('../features/account/setup/messages.en'),
  integrity: () => import('../features/account-security/messages.en'),
  documents: () => import('../features/documents/messages.en'),
  files: () => import('../lib/files/messages.en'),
  apply: () => import('../features/application/apply/messages.en'),
  applications: () => import('./applicationsCatalogue.en'),
  reply: () => import('../features/application/reply/messages.en'),
  asked: () => import('../features/application/asked/messages.en'),
  interview: () => import('../features/interview/messages.en'),
  kept: () => import('../features/kept/messages.en'),
  firstDay: () => import('../features/first-day/messages.en'),
  firstDayLine: () => import('../lib/firstDay/messages.en'),
  recommendation: () => import('./linksCatalogue.en'),
  planner: () => import('../features/planner/messages.en'),
  openings: () => import('../features/openings/messages.en'),
  landing: () => import('../features/job-search/landing/messages.en'),
  eligibility: () => import('../features/eligibility/messages.en'),
  messages: () => import('./messagesCatalogue.en'),
  registerSteps: () => import('../features/auth/steps/messages.en'),
  notifications: () => import('../features/notifications/messages.en'),
  safety: () => import('../lib/safety/messages.en'),
  salaries: () => import('../features/salary-guide/messages.en'),
  hiredPay: () => import('../features/salary-guide/hired/messages.en'),
  payCalculator: () => import('../features/pay-calculator/messages.en'),
  articles: () => import('../features/articles/messages.en'),
  alerts: () => import('../features/alerts/messages.en'),
  info: () => import('../features/info/messages.en'),
  appBanner: () => import('../features/app-banner/messages.en'),
  legal: () => import('../features/info/legal/legalCatalogue.en'),
  insight: () => import('../features/insight/messages.en'),
  compare: () => import('../features/compare/messages.en'),
  footer: () => import('../app/shell/footer.en'),
  serviceStatus: () => import('../features/service-status/messages.en'),
  lateForms: () => import('../lib/forms/lateCatalogue.en'),
  saved: () => import('../features/saved/messages.en'),
  pay: () => import('../lib/pay/messages.en'),
} as const satisfies Record<keyof typeof swedishLater, TextsLoader>;
