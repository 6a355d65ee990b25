import type { JobPreferences } from '#domain/candidates/preferences';
import { somePreferencesSchema } from '#domain/candidates/preferences.schema';
import { checkBy } from '../../../lib/forms/checkBy';

/** The rules of the contract, of any of the fields. */
export const checkPreferences = checkBy<JobPreferences>(somePreferencesSchema);
