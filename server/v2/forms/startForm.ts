import type { BankidDevice, BankidPurpose } from '#domain/api/session';
import { beginBankidSchema } from '#domain/api/session.schema';
import type { RegistrationDetails } from '#domain/api/v2';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import { MAX_LENGTH } from '#domain/limits';
import { isPlainLine } from '#domain/plainText';
import { parser } from '../../http/parse';

/** The fields of the script's call, without the language and the registration's id. */
const parseStart = parser(beginBankidSchema.omit(['language', 'sessionID']));

/** The content of a form that begins a sign-in. */
export interface StartForm {
  purpose: BankidPurpose;
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

/**
 * What was filled in of a registration, valid or not, so that it can be shown again. Choices that
 * are not in the vocabulary are left out; a text that cannot be stored becomes empty.
 */
export function readRegistrationFields(fields: URLSearchParams): RegistrationDetails {
  const email = (fields.get('email') ?? '').trim();
  const known = (list: 'professions' | 'workfields' | 'locations' | 'employmentTypes') => [
    ...new Set(
      fields
        .getAll(list)
        .filter((id) => Object.keys(unknownChoices({ [list]: [id] })).length === 0),
    ),
  ];
  return {
    email: email.length <= MAX_LENGTH.email && isPlainLine(email) ? email : '',
    professions: known('professions'),
    workfields: known('workfields'),
    locations: known('locations'),
    employmentTypes: known('employmentTypes'),
  };
}
