import { type ObjectSchema, object } from 'yup';
import { isInOrder, isPageToken } from '#domain/jobs/filterRules';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { MAX_LENGTH } from '#domain/limits';
import { CONSTANTS } from '#domain/vocabulary/constants';
import {
  calendarDay,
  hourlyRate,
  knownList,
  oneOfWords,
  optionalText,
  pageLength,
} from './jobFields.schema';
import type { FilterJobsRequest } from './portal';

const KNOWN = knownIdsOf(CONSTANTS);

/** POST public/jobs/filter. A range upside down is named by its lower end. */
export const filterJobsSchema: ObjectSchema<FilterJobsRequest> = object({
  startAfter: optionalText(MAX_LENGTH.path).test(
    'page-token',
    'validation.page_token',
    (token, { parent }) =>
      token === undefined ||
      isPageToken(token, parent.order === 'highest_hourly_rate' ? parent.order : 'newest'),
  ),
  pageLength: pageLength(),
  locations: knownList(KNOWN.locations),
  workroles: knownList(KNOWN.workroles),
  workfields: knownList(KNOWN.workfields),
  systems: knownList(KNOWN.systems),
  timeOfDay: knownList(KNOWN.timeOfDay),
  employmentTypes: knownList(KNOWN.employmentTypes),
  fromDate: calendarDay().test('order', 'validation.from_after_to', (from, { parent }) =>
    isInOrder(from, parent.toDate),
  ),
  toDate: calendarDay(),
  onCallDuty: oneOfWords('yes'),
  minHourlyRate: hourlyRate().test('order', 'validation.min_over_max', (min, { parent }) =>
    isInOrder(min, parent.maxHourlyRate),
  ),
  maxHourlyRate: hourlyRate(),
  text: optionalText(MAX_LENGTH.freeText),
  order: oneOfWords('newest', 'highest_hourly_rate'),
  include: oneOfWords('facets'),
}).noUnknown();
