import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { RegistrationDetails, setSession } from '#domain/api/v2';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import { parser } from '../http/parse';
import {
  continueRegistration,
  findRegistration,
  openRegistration,
  type RegistrationStep,
} from '../identity/registrations.repository';
import type { Queryable } from '../storage/database';

type SetSessionRequest = RequestOf<typeof setSession>;

const parseStep = parser(registrationSchema.partial());

/**
 * Opens a registration, or adds a step to the one that `sessionID` names; answers its id.
 *
 * @throws ApiError `invalid_request` that names the field as the form knows it (`workfields`,
 * not `value`), or `session_not_found` for a registration that is unknown, finished or too old.
 */
export async function setRegistration(
  db: Queryable,
  request: SetSessionRequest,
  now: number,
): Promise<string> {
  const step = {
    type: request.type,
    details: detailsOf(request),
    stack: request.stack,
    metadata: request.metadata ?? {},
    reset: request.reset ?? false,
  } satisfies RegistrationStep;
  if (request.sessionID === undefined) return openRegistration(db, step, now);
  if (!(await continueRegistration(db, request.sessionID, step, now))) {
    throw new ApiError('session_not_found', 'No Session Found!');
  }
  return request.sessionID;
}

/** What a form that was posted without a script left, as the page shows it; null for none. */
export async function readFormDraft(
  db: Queryable,
  id: string | null,
  now: number,
): Promise<RegistrationDetails | null> {
  const details = id === null ? null : await findRegistration(db, id, now);
  return details && { ...INITIAL_REGISTRATION, ...details };
}

function detailsOf({ email, key, value }: SetSessionRequest): Partial<RegistrationDetails> {
  const filled: unknown = key === undefined || key === 'registration' ? value : { [key]: value };
  const details = { ...(email !== undefined && { email }), ...parseStep(filled) };
  const fields = unknownChoices(details);
  if (Object.keys(fields).length > 0) {
    throw new ApiError('invalid_request', 'The request is not valid.', fields);
  }
  return details.email === undefined ? details : { ...details, email: details.email.trim() };
}
