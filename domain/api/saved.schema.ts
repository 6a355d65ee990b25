import { array, boolean, type ObjectSchema, object, string, type TestContext } from 'yup';
import { ALERT_FREQUENCIES } from '#domain/alerts/alerts';
import { requiredText, withoutNumberInQuery } from '#domain/candidates/fields.schema';
import { knownIdsOf } from '#domain/jobs/knownIds';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import {
  JOB_MARKS,
  type JobMark,
  MOST_CARRIED,
  MOST_JOBS_BY_ID,
  MOST_SAVED,
} from '#domain/saved/saved';
import { canonicalQuery, LONGEST_QUERY } from '#domain/saved/savedQuery';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { idList, oneOfWords } from './jobFields.schema';

/** The ids that a saved search may contain. */
export const KNOWN_IDS = knownIdsOf(CONSTANTS);

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';

const id = () => requiredText(MAX_LENGTH.id);
const flag = () => boolean().typeError(WRONG_TYPE).nonNullable(WRONG_TYPE).required(REQUIRED);

/** Empty and too long are judged by what would be stored. */
function isQueryToSave(query: string | undefined, context: TestContext) {
  if (!query) return true;
  const refuse = (message: string) => context.createError({ message });
  const canonical = canonicalQuery(query, KNOWN_IDS);
  if (canonical === '') return refuse(REQUIRED);
  return canonical.length > LONGEST_QUERY ? refuse('validation.too_long') : true;
}

/** POST saved/mark_job */
export const markJobSchema = object({
  jobId: id(),
  mark: string<JobMark>()
    .typeError(WRONG_TYPE)
    .nullable()
    .defined(REQUIRED)
    .oneOf([...JOB_MARKS, null], 'validation.unknown_value'),
}).noUnknown();

/** POST saved/save_search */
export const saveSearchSchema = object({
  query: requiredText(LONGEST_QUERY)
    .test(
      rule('job-query', 'validation.invalid', isQueryToSave, {
        schema: {
          description:
            'The query of a job list’s address, which must filter something. Its order and unknown values are dropped.',
          examples: ['roles=sjukskoterska', '?locations=m-2480&order=newest'],
        },
        inexpressible: 'What an address asks for is not said by a pattern.',
        messages: [REQUIRED, 'validation.too_long'],
      }),
    )
    .test(withoutNumberInQuery),
  frequency: oneOfWords(...ALERT_FREQUENCIES).required(REQUIRED),
  mail: flag().test(
    rule(
      'some-way',
      REQUIRED,
      (mail, { parent }) => mail !== false || parent.push || parent.frequency === 'never',
      {
        ofParent: {
          if: {
            properties: { frequency: { not: { const: 'never' } }, mail: { const: false } },
            required: ['frequency', 'mail'],
          },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { push: { const: true } } },
        },
      },
    ),
  ),
  push: flag(),
}).noUnknown();

/** POST saved/remove_search */
export const removeSearchSchema = object({ id: id() }).noUnknown();

const carriedMark = object({ jobId: id(), mark: oneOfWords(...JOB_MARKS).required(REQUIRED) })
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

const carriedSearch = object({ query: requiredText(LONGEST_QUERY) })
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

/** POST saved/carry_over: a search whose canonical query is empty is left out, not refused. */
export const carryOverSchema = object({
  marks: array()
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .of(carriedMark)
    .defined(REQUIRED)
    .max(MOST_CARRIED, 'validation.too_many'),
  searches: array()
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .of(carriedSearch)
    .defined(REQUIRED)
    .max(MOST_SAVED.searches, 'validation.too_many'),
}).noUnknown();

/** The query of `jobs/fetch_by_id`: ids joined by commas. */
export const fetchJobsByIdSchema: ObjectSchema<{ ids: string }> = object({
  ids: idList(MOST_JOBS_BY_ID),
}).noUnknown();
