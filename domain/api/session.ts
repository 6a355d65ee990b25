import type { RegistrationDetails, SessionType } from './v2';

export const SESSION_TYPES = [
  'registration',
  'registrationWithJobApplication',
] as const satisfies readonly SessionType[];

/** What an authorization request is for, and on which device the BankID app is. */
export const BANKID_PURPOSES = ['login', 'register', 'connect'] as const;
export type BankidPurpose = (typeof BANKID_PURPOSES)[number];
export const BANKID_DEVICES = ['same', 'other'] as const;
export type BankidDevice = (typeof BANKID_DEVICES)[number];

/** The keys `session/set_session` takes: one field, or `registration` for the whole one-page form. */
export const REGISTRATION_KEYS = [
  'email',
  'professions',
  'workfields',
  'locations',
  'employmentTypes',
  'registration',
] as const satisfies readonly (keyof RegistrationDetails | 'registration')[];
