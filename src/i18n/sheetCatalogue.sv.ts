import { jobSheetSv } from '../features/job-search/sheet/messages.sv';

/** The Swedish texts of the filters, which open over the pages that list jobs. */
export const sheetCatalogue = jobSheetSv;
