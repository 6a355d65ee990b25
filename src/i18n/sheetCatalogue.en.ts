import { jobBarEn } from '../features/job-search/bar/loaded/messages.en';
import { homeLateEn } from '../features/job-search/home/late/messages.en';
import { jobSheetEn } from '../features/job-search/sheet/messages.en';
import { foundEn } from '../lib/found/messages.en';
import type { SameIds } from './messageTypes';
import type { sheetCatalogue as swedish } from './sheetCatalogue.sv';

/** The English texts of what opens over the pages that list jobs, or is in few of them. */
export const sheetCatalogue: SameIds<typeof swedish> = {
  ...jobBarEn,
  ...jobSheetEn,
  ...foundEn,
  ...homeLateEn,
};
