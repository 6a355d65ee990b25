import { number, object } from 'yup';
import { freeLinesField, requiredText } from '#domain/candidates/fields.schema';
import { KEPT_IDS, OCCASIONS, TICKS, type Tick } from '#domain/kept/items';
import { MAX_LENGTH } from '#domain/limits';
import { oneOfWords } from './jobFields.schema';

const REQUIRED = 'validation.required';
const id = () => requiredText(MAX_LENGTH.id);

/** Each item of an occasion with its tick; an item that is left out is not ticked. */
const values = object(
  Object.fromEntries(KEPT_IDS.map((item) => [item, oneOfWords(...TICKS)])) as Record<
    (typeof KEPT_IDS)[number],
    ReturnType<typeof oneOfWords<Tick>>
  >,
)
  .typeError('validation.wrong_type')
  .nonNullable('validation.wrong_type')
  .default(undefined)
  .required(REQUIRED)
  .noUnknown();

export const ofApplicationSchema = object({ applicationId: id() }).noUnknown();

export const tickKeptSchema = object({
  applicationId: id(),
  occasion: oneOfWords(...OCCASIONS).required(REQUIRED),
  values,
  /** The answer's `takenBack` when it was ticked: older ticks than a taking back are refused. */
  takenBack: number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number')
    .min(0, 'validation.number_range')
    .optional(),
}).noUnknown();

export const keptOfWorkplaceSchema = object({ workplaceId: id() }).noUnknown();
export const keptOfJobSchema = object({ jobId: id() }).noUnknown();
export const keptOfOwnJobSchema = object({ id: id() }).noUnknown();

export const replyToKeptSchema = object({
  id: id(),
  year: number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number')
    .min(2000, 'validation.number_range')
    .max(2099, 'validation.number_range')
    .required(REQUIRED),
  text: freeLinesField(MAX_LENGTH.insightReply).nullable().defined(REQUIRED),
}).noUnknown();
