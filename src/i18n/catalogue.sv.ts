import { shellSv } from '../app/shell/messages.sv';
import { jobDetailSv } from '../features/job-detail/messages.sv';
import { jobSearchSv } from '../features/job-search/messages.sv';
import { jobTextSv } from '../lib/jobText/messages.sv';

/** The Swedish texts of the first pages of a visit, one chunk of the build. */
export const catalogue = {
  ...shellSv,
  ...jobTextSv,
  ...jobDetailSv,
  ...jobSearchSv,
};
