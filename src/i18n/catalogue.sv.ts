import { shellSv } from '../app/shell/messages.sv';
import { formErrorsSv } from '../lib/forms/errorMessages.sv';
import { jobTextSv } from '../lib/jobText/messages.sv';
import type { TextsLoader } from './messageTypes';

/** The Swedish texts that every page begins with. */
export const catalogue = { ...shellSv, ...jobTextSv, ...formErrorsSv };

/** Those that not every page needs, by what needs them. */
export const later = {
  search: () => import('./searchCatalogue.sv'),
  bar: () => import('../features/job-search/bar/loaded/messages.sv'),
  sheet: () => import('../features/job-search/sheet/messages.sv'),
  found: () => import('../lib/found/messages.sv'),
  weeks: () => import('../features/job-search/results/messages.sv'),
  homeLate: () => import('../features/job-search/home/late/messages.sv'),
  job: () => import('../features/job-detail/messages.sv'),
  similar: () => import('../features/job-detail/similar/messages.sv'),
  jobTerms: () => import('../features/job-detail/terms/messages.sv'),
  own: () => import('./ownCatalogue.sv'),
  signIn: () => import('./signInCatalogue.sv'),
  account: () => import('../features/account/messages.sv'),
  accountSetup: () => import('../features/account/setup/messages.sv'),
  integrity: () => import('../features/account-security/messages.sv'),
  documents: () => import('../features/documents/messages.sv'),
  files: () => import('../lib/files/messages.sv'),
  apply: () => import('../features/application/apply/messages.sv'),
  applications: () => import('./applicationsCatalogue.sv'),
  reply: () => import('../features/application/reply/messages.sv'),
  asked: () => import('../features/application/asked/messages.sv'),
  interview: () => import('../features/interview/messages.sv'),
  kept: () => import('../features/kept/messages.sv'),
  firstDay: () => import('../features/first-day/messages.sv'),
  firstDayLine: () => import('../lib/firstDay/messages.sv'),
  recommendation: () => import('./linksCatalogue.sv'),
  planner: () => import('../features/planner/messages.sv'),
  openings: () => import('../features/openings/messages.sv'),
  landing: () => import('../features/job-search/landing/messages.sv'),
  eligibility: () => import('../features/eligibility/messages.sv'),
  messages: () => import('./messagesCatalogue.sv'),
  registerSteps: () => import('../features/auth/steps/messages.sv'),
  notifications: () => import('../features/notifications/messages.sv'),
  safety: () => import('../lib/safety/messages.sv'),
  salaries: () => import('../features/salary-guide/messages.sv'),
  hiredPay: () => import('../features/salary-guide/hired/messages.sv'),
  payCalculator: () => import('../features/pay-calculator/messages.sv'),
  articles: () => import('../features/articles/messages.sv'),
  alerts: () => import('../features/alerts/messages.sv'),
  info: () => import('../features/info/messages.sv'),
  appBanner: () => import('../features/app-banner/messages.sv'),
  legal: () => import('../features/info/legal/legalCatalogue.sv'),
  insight: () => import('../features/insight/messages.sv'),
  compare: () => import('../features/compare/messages.sv'),
  footer: () => import('../app/shell/footer.sv'),
  serviceStatus: () => import('../features/service-status/messages.sv'),
  lateForms: () => import('../lib/forms/lateCatalogue.sv'),
  saved: () => import('../features/saved/messages.sv'),
  pay: () => import('../lib/pay/messages.sv'),
} as const satisfies Record<string, TextsLoader>;
