import { saveUserDetailsSchema } from '#domain/api/users.schema';
import { checkBy } from '../../../lib/forms/checkBy';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { type ProfileForm, profileChanges, tidyProfile } from './profileForm';

/** Part 5: these are required once they have been filled in. */
const REQUIRED = {
  phone: 'contact.phone.required',
  jobTitle: 'validation.required',
  profession: 'validation.required',
} as const;

/** The rules of the contract, and part 5's required fields. */
export function checkProfile(options: {
  production: boolean;
}): (form: ProfileForm) => FieldErrors<ProfileForm> {
  const check = checkBy<Record<keyof ProfileForm, unknown>>(saveUserDetailsSchema(options));
  return (form) => {
    const tidy = tidyProfile(form, options);
    const { firstName, lastName } = tidy;
    const errors = check({ ...form, visibility: undefined, ...profileChanges(tidy) });
    const empty = Object.entries(REQUIRED).filter(
      ([field]) => String(Reflect.get(form, field)).trim() === '',
    );
    return {
      ...errors,
      ...(!firstName && { firstName: 'contact.first_name.required' }),
      ...(!lastName && { lastName: 'contact.last_name.required' }),
      ...Object.fromEntries(empty),
    };
  };
}
