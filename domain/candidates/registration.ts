import { DEFAULT_EMPLOYMENT_TYPE } from '#domain/limits';
import type { RegistrationDetails } from './registration.schema';

/** An empty registration form; the employment type is part 3's default, Konsult. */
export const INITIAL_REGISTRATION: RegistrationDetails = {
  email: '',
  professions: [],
  workfields: [],
  locations: [],
  employmentTypes: [DEFAULT_EMPLOYMENT_TYPE],
};
