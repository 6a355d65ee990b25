import { shellSv } from '../app/shell/messages.sv';
import { applySv } from '../features/application/apply/messages.sv';
import { applicationSv } from '../features/application/messages.sv';
import { authSv } from '../features/auth/messages.sv';
import { jobDetailSv } from '../features/job-detail/messages.sv';
import { jobSearchSv } from '../features/job-search/messages.sv';
import { formsSv } from '../lib/forms/messages.sv';
import { jobTextSv } from '../lib/jobText/messages.sv';

/** All Swedish words, one chunk of the build. */
export const catalogue = {
  ...shellSv,
  ...jobTextSv,
  ...jobDetailSv,
  ...jobSearchSv,
  ...formsSv,
  ...authSv,
  ...applicationSv,
  ...applySv,
};
