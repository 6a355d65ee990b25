import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import {
  FIELDS_OF_STEP,
  missingOnStep,
  type RegisterStep,
  type RegisterValues,
} from '#domain/candidates/registrationSteps';
import type { SessionType } from '#domain/signIn/ways';
import { tidyEmail } from '#domain/text/tidy';
import { checkBy } from '../../../lib/forms/checkBy';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';

/** The saved answers as form values: '' and an empty list for nothing. */
export function registerValues(
  details: Partial<RegistrationDetails> | null,
  type: SessionType,
): RegisterValues {
  return {
    firstName: '',
    lastName: '',
    phone: '',
    visibility: '',
    systems: [],
    availableFrom: '',
    workplace: '',
    ...INITIAL_REGISTRATION,
    ...details,
    type,
  };
}

/** The fields that one page saves. */
export function detailsOfStep(
  step: RegisterStep,
  values: RegisterValues,
): Partial<RegistrationDetails> {
  const { visibility, ...others } = values;
  const all: RegistrationDetails = { ...others, ...(visibility && { visibility }) };
  const own: readonly string[] = FIELDS_OF_STEP[step];
  const details = Object.fromEntries(Object.entries(all).filter(([field]) => own.includes(field)));
  return typeof details.email === 'string'
    ? { ...details, email: tidyEmail(details.email) }
    : details;
}

/** The errors of one page: message ids by field. */
export function checkStep(step: RegisterStep, values: RegisterValues): FieldErrors<RegisterValues> {
  const details = detailsOfStep(step, values);
  const check = checkBy<Partial<RegistrationDetails>>(
    registrationSchema.pick([...FIELDS_OF_STEP[step]]),
  );
  return { ...check(details), ...missingOnStep(step, details) };
}
