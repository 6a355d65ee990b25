import { jobDetailEn } from '../features/job-detail/messages.en';
import { similarEn } from '../features/job-detail/similar/messages.en';
import type { jobCatalogue as swedish } from './jobCatalogue.sv';
import type { SameIds } from './messageTypes';
/** The English texts of a job's page. */
export const jobCatalogue: SameIds<typeof swedish> = { ...jobDetailEn, ...similarEn };
