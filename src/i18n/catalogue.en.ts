import { shellEn } from '../app/shell/messages.en';
import { applyEn } from '../features/application/apply/messages.en';
import { applicationEn } from '../features/application/messages.en';
import { authEn } from '../features/auth/messages.en';
import { jobDetailEn } from '../features/job-detail/messages.en';
import { jobSearchEn } from '../features/job-search/messages.en';
import { formsEn } from '../lib/forms/messages.en';
import { jobTextEn } from '../lib/jobText/messages.en';
import type { catalogue as swedish } from './catalogue.sv';
import type { SameIds } from './messageTypes';

/** All English words, one chunk of the build. */
export const catalogue: SameIds<typeof swedish> = {
  ...shellEn,
  ...jobTextEn,
  ...jobDetailEn,
  ...jobSearchEn,
  ...formsEn,
  ...authEn,
  ...applicationEn,
  ...applyEn,
};
