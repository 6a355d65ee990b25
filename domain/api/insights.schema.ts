import { array, number, object } from 'yup';
import { freeLinesField, requiredText } from '#domain/candidates/fields.schema';
import { SCALE, STATEMENTS } from '#domain/insight/statements';
import { MAX_LENGTH } from '#domain/limits';

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

export const workplaceIdSchema = object({
  workplaceId: id(),
}).noUnknown();

export const submitAnswerSchema = object({
  workplaceId: id(),
  scores: array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(wholeNumber(SCALE.min, SCALE.max))
    .min(STATEMENTS.length, 'validation.required')
    .max(STATEMENTS.length, 'validation.too_many')
    .required('validation.required'),
}).noUnknown();

export const takeBackAnswerSchema = object({
  workplaceId: id(),
  year: year(),
}).noUnknown();

export const insightOfJobSchema = object({
  id: id(),
}).noUnknown();

export const replyToInsightSchema = object({
  id: id(),
  year: year(),
  text: freeLinesField(MAX_LENGTH.insightReply).nullable().defined('validation.required'),
}).noUnknown();
