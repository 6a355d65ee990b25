import { type ObjectSchema, object } from 'yup';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { CONSTANTS } from '#domain/vocabulary/constants';
import type { RequestOf } from './endpoint';
import { knownList } from './jobFields.schema';
import type { payStatistics } from './portal';

/** GET public/pay_statistics */
export const payStatisticsSchema: ObjectSchema<RequestOf<typeof payStatistics>> = object({
  workroles: knownList(knownIdsOf(CONSTANTS), 'workroles'),
}).noUnknown();
