import { type SignInPathOptions, withSignInQuery } from '#domain/signIn/signInPath';
import type { SessionType } from '#domain/signIn/ways';
import { CONTACT_MESSAGES } from './contactDetails';
import type { RegistrationDetails } from './registration.schema';

/**
 * The pages of a registration that is filled in step by step, in their order: part 2's session
 * pages, with the availability and the systems that its list of screens also has. The page for
 * contact details is for those who apply for a job at once.
 */
export const REGISTER_STEPS = [
  'email',
  'type',
  'profession',
  'roles',
  'workfields',
  'locations',
  'employment',
  'availability',
  'systems',
  'workplace',
  'visibility',
  'contact',
  'bankid',
] as const;
export type RegisterStep = (typeof REGISTER_STEPS)[number];

/** The fields of the pages. */
export type RegisterValues = Required<Omit<RegistrationDetails, 'visibility'>> & {
  /** '' until it is chosen. */
  visibility: NonNullable<RegistrationDetails['visibility']> | '';
  type: SessionType;
};

type Field = keyof RegistrationDetails;

/** The fields of each page; the type of the registration is not among its details. */
export const FIELDS_OF_STEP = {
  email: ['email'],
  type: [],
  profession: ['professions'],
  roles: ['professions'],
  workfields: ['workfields'],
  locations: ['locations'],
  employment: ['employmentTypes'],
  availability: ['availableFrom'],
  systems: ['systems'],
  workplace: ['workplace'],
  visibility: ['visibility'],
  contact: ['firstName', 'lastName', 'phone'],
  bankid: [],
} as const satisfies Record<RegisterStep, readonly Field[]>;

/** Fields that are optional on the one-page form and required on their page here: message ids. */
const REQUIRED_ON_STEP: Partial<Record<RegisterStep, Partial<Record<Field, string>>>> = {
  visibility: { visibility: 'registration.select_visibility.error' },
  contact: {
    firstName: CONTACT_MESSAGES.firstName.required,
    lastName: CONTACT_MESSAGES.lastName.required,
    phone: CONTACT_MESSAGES.phone.required,
  },
};

/** The pages of a registration of this type. */
export const stepsOfType = (type: SessionType): RegisterStep[] =>
  REGISTER_STEPS.filter((step) => step !== 'contact' || type === 'registrationWithJobApplication');

/** The required fields of a page that are empty: message ids by field. */
export function missingOnStep(
  step: RegisterStep,
  details: Partial<RegistrationDetails>,
): Partial<Record<Field, string>> {
  const required = Object.entries(REQUIRED_ON_STEP[step] ?? {});
  return Object.fromEntries(
    required.filter(([field]) => !String(Reflect.get(details, field) ?? '').trim()),
  );
}

/** The first page that is not completed: no page after it can be opened. */
export function furthestRegisterStep(type: SessionType, done: readonly string[]): RegisterStep {
  return stepsOfType(type).find((step) => !done.includes(step)) ?? 'bankid';
}

/** Whether a page can be opened by now. */
export function isOpenStep(step: RegisterStep, type: SessionType, done: readonly string[]) {
  const steps = stepsOfType(type);
  return (
    steps.includes(step) && steps.indexOf(step) <= steps.indexOf(furthestRegisterStep(type, done))
  );
}

/** The completed pages after this one has been completed, in their order. */
export const addDoneStep = (step: RegisterStep, done: readonly string[]): RegisterStep[] =>
  REGISTER_STEPS.filter((one) => one === step || done.includes(one));

export const registerStepOf = (value: unknown): RegisterStep | null =>
  REGISTER_STEPS.find((step) => step === value) ?? null;

/** The page after a completed one: the next, or the last again when only this one was changed. */
export function stepAfter(
  step: RegisterStep,
  type: SessionType,
  doneBefore: readonly string[],
): RegisterStep {
  const wasChanged = doneBefore.includes(step);
  if (wasChanged && furthestRegisterStep(type, doneBefore) === 'bankid') return 'bankid';
  const steps = stepsOfType(type);
  return steps[steps.indexOf(step) + 1] ?? 'bankid';
}

/** The page before; null before the first. */
export function stepBefore(step: RegisterStep, type: SessionType): RegisterStep | null {
  const steps = stepsOfType(type);
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** The address of a page, with the sign-in pages' query. */
export const registerStepPath = (step: RegisterStep, carried: SignInPathOptions = {}): string =>
  withSignInQuery(`/register/${step}`, carried);

/**
 * The field with which a form without a script says that it completes the registration that is
 * stored on the server.
 */
export const KEPT_FIELD = 'kept';
