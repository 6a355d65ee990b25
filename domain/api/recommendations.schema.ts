import { boolean, type ObjectSchema, object } from 'yup';
import { optionalNameField, requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';

const id = () => requiredText(MAX_LENGTH.id);

/** The query of `validateRecommendation`, and the body of `take_back_recommendation`. */
export const recommendationSchema: ObjectSchema<{ id: string }> = object({ id: id() }).noUnknown();

/** The body of `make_recommendation`. */
export const makeRecommendationSchema = object({
  jobId: id(),
  /** Whether whoever has the link sees the first name of who made it. */
  showsName: boolean()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .required('validation.required'),
}).noUnknown();

/** An employer's link: `id` is the job's; without a name none is shown. */
export const recommendJobSchema = object({
  id: id(),
  firstName: optionalNameField({ invalid: 'validation.invalid' }).optional(),
}).noUnknown();

/** Taking an employer's link back: `id` is the job's, `recommendationId` from when it was made. */
export const takeBackJobRecommendationSchema = object({
  id: id(),
  recommendationId: id(),
}).noUnknown();
