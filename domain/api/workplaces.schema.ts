import { object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { tidyAs } from '#domain/text/tidied';

export const queryWorkplacesSchema = object({
  q: requiredText(MAX_LENGTH.freeText).meta(tidyAs('search')),
}).noUnknown();
