import { type ObjectSchema, object } from 'yup';
import { MAX_ELIGIBILITY_JOBS } from './eligibility';
import { idList } from './jobFields.schema';

/** The query of `fetch_eligibility`: ids joined by commas. */
export const fetchEligibilitySchema: ObjectSchema<{ jobIds: string }> = object({
  jobIds: idList(MAX_ELIGIBILITY_JOBS),
}).noUnknown();
