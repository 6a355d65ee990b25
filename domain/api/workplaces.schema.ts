import { object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';

export const queryWorkplacesSchema = object({
  q: requiredText(MAX_LENGTH.freeText),
}).noUnknown();
