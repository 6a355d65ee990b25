/**
 * The purpose of an authorization request, and the device of the BankID app. `confirm`: a
 * signed-in candidate shows their BankID again, for what needs a recent one.
 */
export const BANKID_PURPOSES = ['login', 'register', 'connect', 'confirm'] as const;
export type BankidPurpose = (typeof BANKID_PURPOSES)[number];

/** The purposes of requests that only a signed-in user begins. */
export const isForSignedIn = (purpose: BankidPurpose): purpose is 'connect' | 'confirm' =>
  purpose === 'connect' || purpose === 'confirm';
export const BANKID_DEVICES = ['same', 'other'] as const;
export type BankidDevice = (typeof BANKID_DEVICES)[number];

/**
 * The keys that `session/set_session` accepts: one field, or `registration` for the whole one-page
 * form.
 */
export const REGISTRATION_KEYS = [
  'email',
  'professions',
  'workfields',
  'locations',
  'employmentTypes',
  'firstName',
  'lastName',
  'phone',
  'visibility',
  'systems',
  'availableFrom',
  'workplace',
  'registration',
] as const;
