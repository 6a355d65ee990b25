import { applicationSv } from '../features/application/messages.sv';
import { ownJobsSv } from '../features/own-jobs/messages.sv';

/** The Swedish texts of the candidate's applications, and of the jobs that suit them. */
export const applicationsCatalogue = { ...applicationSv, ...ownJobsSv };
