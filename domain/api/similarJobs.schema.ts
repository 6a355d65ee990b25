import { object } from 'yup';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { MAX_LENGTH } from '#domain/limits';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { knownList, optionalText, pageLength } from './jobFields.schema';

const KNOWN = knownIdsOf(CONSTANTS);

/** POST similar_jobs */
export const similarJobsSchema = object({
  workroles: knownList(KNOWN, 'workroles'),
  locations: knownList(KNOWN, 'locations'),
  workfields: knownList(KNOWN, 'workfields'),
  exclude: optionalText(MAX_LENGTH.id),
  pageLength: pageLength(),
}).noUnknown();
