import { object } from 'yup';
import { textField } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { isPlannedYear } from '#domain/planning/yearPlan';
import { rule } from '#domain/rule';
import { optionalText } from './jobFields.schema';

export const fetchPlanSchema = object({
  year: textField(MAX_LENGTH.id).test(
    rule('year', 'validation.number_range', (year) => year === undefined || isPlannedYear(year), {
      schema: { description: 'A year.', pattern: '^20[0-9]{2}$', examples: ['2026', '2027'] },
    }),
  ),
  job: optionalText(MAX_LENGTH.path),
}).noUnknown();
