import { applicationEn } from '../features/application/messages.en';
import { ownJobsEn } from '../features/own-jobs/messages.en';
import type { applicationsCatalogue as swedish } from './applicationsCatalogue.sv';
import type { SameIds } from './messageTypes';

/** The English texts of the candidate's applications, and of the jobs that suit them. */
export const applicationsCatalogue: SameIds<typeof swedish> = { ...applicationEn, ...ownJobsEn };
