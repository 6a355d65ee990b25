import { jobDetailSv } from '../features/job-detail/messages.sv';
import { similarSv } from '../features/job-detail/similar/messages.sv';

/** The Swedish texts of a job's page. */
export const jobCatalogue = { ...jobDetailSv, ...similarSv };
