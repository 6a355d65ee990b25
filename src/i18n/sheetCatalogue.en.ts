import { jobSheetEn } from '../features/job-search/sheet/messages.en';
import type { SameIds } from './messageTypes';
import type { sheetCatalogue as swedish } from './sheetCatalogue.sv';

/** The English texts of the filters, which open over the pages that list jobs. */
export const sheetCatalogue: SameIds<typeof swedish> = jobSheetEn;
