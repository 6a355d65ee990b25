import { type ObjectSchema, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { splitIds } from '#domain/jobs/filterWire';
import { MAX_LENGTH } from '#domain/limits';
import { MAX_ELIGIBILITY_JOBS } from './eligibility';

/** With a comma each. */
const LONGEST_LIST = MAX_ELIGIBILITY_JOBS * (MAX_LENGTH.id + 1);

/** The query of `fetch_eligibility`: ids joined by commas. */
export const fetchEligibilitySchema: ObjectSchema<{ jobIds: string }> = object({
  jobIds: requiredText(LONGEST_LIST).test({
    name: 'id-list',
    message: 'validation.too_many',
    params: { most: MAX_ELIGIBILITY_JOBS },
    test: (list) => splitIds(list).length <= MAX_ELIGIBILITY_JOBS,
  }),
}).noUnknown();
