import { type ObjectSchema, object } from 'yup';
import { isJobOrder, JOB_ORDERS } from '#domain/jobs/filter';
import {
  DAY_ENDS,
  FILTER_FIELDS,
  FLAG_PARTS,
  LIST_PARTS,
  NUMBER_ENDS,
  type NumbersPart,
  recordByKey,
  recordOf,
  TEXT_PARTS,
} from '#domain/jobs/filterFields';
import { isInOrder, isPageToken } from '#domain/jobs/filterRules';
import { type FilterJobsRequest, orderOnWire } from '#domain/jobs/filterWire';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { MAX_LENGTH } from '#domain/limits';
import { notAbove, rule } from '#domain/rule';
import { tidyAs } from '#domain/text/tidied';
import { CONSTANTS } from '#domain/vocabulary/constants';
import {
  calendarDay,
  knownList,
  oneOfWords,
  optionalText,
  pageLength,
  wholeNumber,
} from './jobFields.schema';
import { PAGE_TOKEN } from './listPage.schema';

/** What each range of numbers is compared with. */
const COMPARED = {
  hourlyRate: 'SEK per hour of the invoice excluding VAT that a job’s rate is worth.',
  share: 'Percent of full time; a job that states neither it nor its hours is left out.',
} as const satisfies Record<NumbersPart, string>;
const KNOWN = knownIdsOf(CONSTANTS);

/** The test of a range's low end, whose name identifies an inverted range. */
function orderRule(message: string, high: string | null) {
  return rule<Parameters<typeof isInOrder>[0]>(
    'order',
    message,
    (low, { parent }) => high === null || isInOrder(low, parent[high]),
    high === null ? {} : notAbove(high),
  );
}

/** POST public/jobs/filter, field by field from the table of filters. */
export const filterJobsSchema: ObjectSchema<FilterJobsRequest> = object({
  startAfter: optionalText(MAX_LENGTH.path)
    .nullable()
    .test(
      rule(
        'page-token',
        'validation.page_token',
        (token, { parent }) =>
          typeof token !== 'string' ||
          isPageToken(token, isJobOrder(parent.order) ? parent.order : orderOnWire(parent.text)),
        PAGE_TOKEN,
      ),
    ),
  pageLength: pageLength(),
  ...recordOf(LIST_PARTS, (part) => knownList(KNOWN, part)),
  ...recordByKey(DAY_ENDS, ({ notAbove: high }) =>
    calendarDay().test(orderRule('validation.from_after_to', high)),
  ),
  ...recordOf(FLAG_PARTS, (part) => oneOfWords(FILTER_FIELDS[part].word)),
  ...recordByKey(NUMBER_ENDS, ({ part, notAbove: high }) =>
    wholeNumber(FILTER_FIELDS[part].bounds)
      .test(orderRule('validation.min_over_max', high))
      .meta({ description: COMPARED[part] }),
  ),
  ...recordOf(TEXT_PARTS, () => optionalText(MAX_LENGTH.freeText).meta(tidyAs('search'))),
  order: oneOfWords(...JOB_ORDERS).meta({
    description:
      'Absent: `relevance` with a `text`, the best matches first and the newest among equals; else `newest`.',
  }),
  include: oneOfWords('facets'),
  by: oneOfWords('week'),
}).noUnknown();
