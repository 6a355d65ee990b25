import { shellEn } from '../app/shell/messages.en';
import { jobDetailEn } from '../features/job-detail/messages.en';
import { jobSearchEn } from '../features/job-search/messages.en';
import { jobTextEn } from '../lib/jobText/messages.en';
import type { catalogue as swedish } from './catalogue.sv';
import type { SameIds } from './messageTypes';

/** The English texts of the first pages of a visit, one chunk of the build. */
export const catalogue: SameIds<typeof swedish> = {
  ...shellEn,
  ...jobTextEn,
  ...jobDetailEn,
  ...jobSearchEn,
};
