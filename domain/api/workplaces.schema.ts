import { type ObjectSchema, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import type { RequestOf } from './endpoint';
import type { queryWorkplaces } from './workplaces';

export const queryWorkplacesSchema: ObjectSchema<RequestOf<typeof queryWorkplaces>> = object({
  q: requiredText(MAX_LENGTH.freeText),
}).noUnknown();
