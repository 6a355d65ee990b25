import { type ObjectSchema, object } from 'yup';
import { textField } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { isPlannedYear } from '#domain/planning/yearPlan';
import type { RequestOf } from './endpoint';
import { optionalText } from './jobFields.schema';
import type { fetchPlan } from './planning';

export const fetchPlanSchema: ObjectSchema<RequestOf<typeof fetchPlan>> = object({
  year: textField(MAX_LENGTH.id).test({
    name: 'year',
    message: 'validation.number_range',
    test: (year) => year === undefined || isPlannedYear(year),
  }),
  job: optionalText(MAX_LENGTH.path),
}).noUnknown();
