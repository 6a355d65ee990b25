import { type ObjectSchema, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { termsField } from './terms.schema';

const id = () => requiredText(MAX_LENGTH.id);

/** The body of `ask_terms`, and the query of `asked_terms`. */
export const termsOfJobSchema: ObjectSchema<{ jobId: string }> = object({
  jobId: id(),
}).noUnknown();

/** The query of an employer's own job. */
export const ownJobTermsSchema: ObjectSchema<{ id: string }> = object({ id: id() }).noUnknown();

/** What an employer says of a job's terms; one that is left out or null stays as it was. */
export const answerTermsSchema = object({
  id: id(),
  terms: termsField().required('validation.required'),
}).noUnknown();
