import { object } from 'yup';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { optionalText } from './jobFields.schema';

/**
 * POST fetch_available_jobs: path segments. An unknown one is a 404, not a bad request: it comes
 * from the address of a page.
 */
export const fetchAvailableJobsSchema = object({
  roleOrLocation: optionalText(MAX_LENGTH.path).test(
    rule(
      'alone',
      'validation.role_or_location_alone',
      (value, { parent }) =>
        value === undefined || (parent.role === undefined && parent.location === undefined),
      {
        ofParent: {
          dependentSchemas: { roleOrLocation: { properties: { role: false, location: false } } },
        },
      },
    ),
  ),
  role: optionalText(MAX_LENGTH.path),
  location: optionalText(MAX_LENGTH.path),
}).noUnknown();
