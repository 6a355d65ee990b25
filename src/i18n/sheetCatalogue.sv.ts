import { jobBarSv } from '../features/job-search/bar/loaded/messages.sv';
import { homeLateSv } from '../features/job-search/home/late/messages.sv';
import { jobSheetSv } from '../features/job-search/sheet/messages.sv';
import { foundSv } from '../lib/found/messages.sv';

/** The Swedish texts of what opens over the pages that list jobs, or is in few of them. */
export const sheetCatalogue = {
  ...jobBarSv,
  ...jobSheetSv,
  ...foundSv,
  ...homeLateSv,
};
