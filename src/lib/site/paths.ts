import type { Language } from '#domain/language';
import { signInPath } from '#domain/signInPath';

/** Every address of the site, built in one place. */
export const paths = {
  home: () => '/',
  jobs: () => '/jobs',
  availableJobs: (language: Language) => (language === 'sv' ? '/lediga-jobb' : '/available-jobs'),
  highestRate: (language: Language) =>
    language === 'sv' ? '/lediga-jobb/hogst-timlon' : '/available-jobs/highest-hourly-rate',
  /** A landing page: role, location, or both, by their path ids. */
  landing: (language: Language, ...segments: string[]) =>
    `/${[...segments, language === 'sv' ? 'lediga-jobb' : 'available-jobs'].join('/')}`,
  job: (slug: string) => `/jobb/${slug}`,
  /** The job's address for a visitor who pressed "show interest". */
  jobWithInterest: (slug: string) => `/jobb/${slug}?intent=interested`,
  /** Where the form for interest is posted before any script runs. */
  postInterest: () => '/jobb/interest',
  login: (targetPath?: string) => signInPath('login', { targetPath }),
  register: (targetPath?: string) => signInPath('register', { targetPath }),
  bankidReturn: () => '/auth/bankid',
  /** The receipt of a deleted account; for visitors, since nobody is signed in any more. */
  accountDeleted: () => '/account/deleted',
  socialReturn: () => '/auth/social',
  applications: () => '/job-applications',
  /** One of the three lists of `/job-applications`; without a name all applications. */
  applicationsTab: (tab: 'suggested' | 'preference') => `/job-applications?tab=${tab}`,
  account: () => '/account',
  accountSetup: () => '/account/setup',
  interview: (applicationId: string) =>
    `/candidate/interview?application=${encodeURIComponent(applicationId)}`,
  apply: (jobId: string) => `/candidate/apply?job=${encodeURIComponent(jobId)}`,
} as const;
