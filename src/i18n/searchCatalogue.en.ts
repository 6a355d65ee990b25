import { jobSearchEn } from '../features/job-search/messages.en';
import type { SameIds } from './messageTypes';
import type { searchCatalogue as swedish } from './searchCatalogue.sv';
/** The English texts of the pages that list jobs. */
export const searchCatalogue: SameIds<typeof swedish> = jobSearchEn;
