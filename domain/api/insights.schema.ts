import { array, number, type ObjectSchema, object } from 'yup';
import { freeLinesField, requiredText } from '#domain/candidates/fields.schema';
import { SCALE, STATEMENTS } from '#domain/insight/statements';
import { MAX_LENGTH } from '#domain/limits';
import type { RequestOf } from './endpoint';
import type {
  averageScore,
  insightOfJob,
  replyToInsight,
  submitAnswer,
  takeBackAnswer,
} from './insights';

const id = () => requiredText(MAX_LENGTH.id);
const wholeNumber = (min: number, max: number) =>
  number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number')
    .min(min, 'validation.number_range')
    .max(max, 'validation.number_range')
    .required('validation.required');
const year = () => wholeNumber(2000, 2099);

export const workplaceIdSchema: ObjectSchema<RequestOf<typeof averageScore>> = object({
  workplaceId: id(),
}).noUnknown();

export const submitAnswerSchema: ObjectSchema<RequestOf<typeof submitAnswer>> = object({
  workplaceId: id(),
  scores: array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(wholeNumber(SCALE.min, SCALE.max))
    .min(STATEMENTS.length, 'validation.required')
    .max(STATEMENTS.length, 'validation.too_many')
    .required('validation.required'),
}).noUnknown();

export const takeBackAnswerSchema: ObjectSchema<RequestOf<typeof takeBackAnswer>> = object({
  workplaceId: id(),
  year: year(),
}).noUnknown();

export const insightOfJobSchema: ObjectSchema<RequestOf<typeof insightOfJob>> = object({
  id: id(),
}).noUnknown();

export const replyToInsightSchema: ObjectSchema<RequestOf<typeof replyToInsight>> = object({
  id: id(),
  year: year(),
  text: freeLinesField(MAX_LENGTH.insightReply).nullable().defined('validation.required'),
}).noUnknown();
