import { shellSv } from '../app/shell/messages.sv';
import { jobDetailSv } from '../features/job-detail/messages.sv';
import { jobTextSv } from '../lib/jobText/messages.sv';

/** All Swedish words, one chunk of the build. */
export const catalogue = { ...shellSv, ...jobTextSv, ...jobDetailSv };
