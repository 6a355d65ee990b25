import { jobSearchSv } from '../features/job-search/messages.sv';

/** The Swedish texts of the pages that list jobs. */
export const searchCatalogue = jobSearchSv;
