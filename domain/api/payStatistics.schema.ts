import { object } from 'yup';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { knownList } from './jobFields.schema';

/** GET public/pay_statistics */
export const payStatisticsSchema = object({
  workroles: knownList(knownIdsOf(CONSTANTS), 'workroles'),
}).noUnknown();
