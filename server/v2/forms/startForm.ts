import { beginBankidSchema } from '#domain/api/session.schema';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { FIELDS_OF_STEP, type RegisterStep } from '#domain/candidates/registrationSteps';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import { VISIBILITIES } from '#domain/candidates/visibility';
import { MAX_LENGTH } from '#domain/limits';
import type { BankidDevice, SignInRequestPurpose } from '#domain/signIn/bankidRequests';
import { isPlainLine } from '#domain/text/plainText';
import { tidied } from '#domain/text/tidied';
import { parser } from '../../http/parse';

type ChosenList = 'professions' | 'workfields' | 'locations' | 'employmentTypes' | 'systems';

/** The fields of the script's call, without the language and the registration's id. */
const parseStart = parser(beginBankidSchema.omit(['language', 'sessionID']));

/** The content of a form that begins a sign-in. */
export interface StartForm {
  purpose: SignInRequestPurpose;
  device: BankidDevice;
  targetPath?: string | undefined;
  sharedComputer?: boolean | undefined;
}

/** Reads the fields of `POST /auth/start`; throws `invalid_request` that names the invalid ones. */
export function readStartForm(fields: URLSearchParams): StartForm {
  const targetPath = fields.get('target_path');
  return parseStart({
    purpose: fields.get('purpose') ?? undefined,
    device: fields.get('device') ?? undefined,
    ...(targetPath && { targetPath }),
    ...(fields.has('shared_computer') && { sharedComputer: true }),
  });
}

/** A field's text that can be stored, tidied as the registration's schema says, or ''. */
function lineOf(fields: URLSearchParams, name: string, max: number): string {
  const { [name]: line = '' } = tidied(registrationSchema, { [name]: fields.get(name) ?? '' });
  return line.length <= max && isPlainLine(line) ? line : '';
}

/** The chosen ids that the vocabulary has, each once. */
const knownIds = (fields: URLSearchParams, list: ChosenList): string[] => [
  ...new Set(
    fields.getAll(list).filter((id) => Object.keys(unknownChoices({ [list]: [id] })).length === 0),
  ),
];

/**
 * The posted answers of one page of a registration, valid or not, so that they can be shown again.
 */
export function readStepFields(
  fields: URLSearchParams,
  step: RegisterStep,
): Partial<RegistrationDetails> {
  const visibility = VISIBILITIES.find((one) => one === fields.get('visibility'));
  const all: RegistrationDetails = {
    ...readRegistrationFields(fields),
    systems: knownIds(fields, 'systems'),
    firstName: lineOf(fields, 'firstName', MAX_LENGTH.name),
    lastName: lineOf(fields, 'lastName', MAX_LENGTH.name),
    phone: lineOf(fields, 'phone', MAX_LENGTH.phone),
    availableFrom: lineOf(fields, 'availableFrom', MAX_LENGTH.id),
    workplace: lineOf(fields, 'workplace', MAX_LENGTH.workplace),
    ...(visibility && { visibility }),
  };
  const own: readonly string[] = FIELDS_OF_STEP[step];
  return Object.fromEntries(Object.entries(all).filter(([field]) => own.includes(field)));
}

/**
 * The posted answers of a registration, valid or not, so that they can be shown again. Choices that
 * are not in the vocabulary are left out; a text that cannot be stored becomes empty.
 */
export function readRegistrationFields(fields: URLSearchParams): RegistrationDetails {
  return {
    email: lineOf(fields, 'email', MAX_LENGTH.email),
    professions: knownIds(fields, 'professions'),
    workfields: knownIds(fields, 'workfields'),
    locations: knownIds(fields, 'locations'),
    employmentTypes: knownIds(fields, 'employmentTypes'),
  };
}
