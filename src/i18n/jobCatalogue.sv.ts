import { jobDetailSv } from '../features/job-detail/messages.sv';

/** The Swedish texts of a job's page. */
export const jobCatalogue = jobDetailSv;
