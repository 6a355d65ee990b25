import type { Language } from '#domain/language';
import { SEGMENTS } from '#domain/languagePaths';
import { signInPath } from '#domain/signIn/signInPath';

/** Every address of the site that several pages link to; the others are in `applicationPaths`. */
export const paths = {
  home: () => '/',
  jobs: () => '/jobs',
  availableJobs: (language: Language) => `/${SEGMENTS.jobs[language]}`,
  highestRate: (language: Language) =>
    `/${SEGMENTS.jobs[language]}/${SEGMENTS.highestRate[language]}`,
  /** A landing page: role, location, or both, by their path ids. */
  landing: (language: Language, ...segments: string[]) =>
    `/${[...segments, SEGMENTS.jobs[language]].join('/')}`,
  job: (slug: string) => `/jobb/${slug}`,
  /** The job's address for a visitor who pressed "show interest". */
  jobWithInterest: (slug: string) => `/jobb/${slug}?intent=interested`,
  /** Two or three jobs side by side, by their ids. */
  compare: (jobIds: readonly string[], show: 'all' | 'differences' = 'all') =>
    `/jamfor?jobs=${jobIds.map(encodeURIComponent).join(',')}${show === 'all' ? '' : `&show=${show}`}`,
  login: (targetPath?: string) => signInPath('login', { targetPath }),
  register: (targetPath?: string) => signInPath('register', { targetPath }),
  /** The receipt of a deleted account; for visitors, since the session has ended. */
  accountDeleted: () => '/account/deleted',
  socialReturn: () => '/auth/social',
  applications: () => '/job-applications',
  messages: () => '/messages',
  account: () => '/account',
  /** Saved jobs and searches; for visitors too. */
  saved: () => '/sparade',
  /** A search by mail, without an account; with the search's query. */
  mailAlert: (language: Language, query: string) =>
    [`/${SEGMENTS.alerts[language]}`, query].filter(Boolean).join('?'),
  salaries: () => '/loner',
  salary: (slug: string) => `/loner/${slug}`,
  nurseStaffingPay: () => '/hyrsjukskoterska-lon',
  doctorStaffingPay: () => '/hyrlakare-lon',
  payCalculator: () => '/lon-utdelnings-kalkylator',
  staffing: () => '/bemanning',
  staffingPost: (slug: string) => `/bemanning/${slug}`,
  article: (slug: string) => `/${slug}`,
  insight: () => '/inblick',
  insightInto: (workplaceId: string) => `/inblick?workplace=${encodeURIComponent(workplaceId)}`,
  /** Where an answer about a workplace is posted before any script runs. */
  postInsight: () => '/inblick/answer',
  about: () => '/om-oss',
  privacy: () => '/privacy',
  terms: () => '/villkor',
  recruiting: () => '/rekryteringsverktyg',
  pricing: () => '/priser',
  contact: () => '/kontakt',
  serviceStatus: () => '/driftstatus',
  earlyAccess: (language: Language) => `/${SEGMENTS.earlyAccess[language]}`,
  accessibility: (language: Language) => `/${SEGMENTS.accessibility[language]}`,
  siteMap: (language: Language) => `/${SEGMENTS.siteMap[language]}`,
  apply: (jobId: string) => `/candidate/apply?job=${encodeURIComponent(jobId)}`,
} as const;
