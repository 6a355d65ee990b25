import { ApiError } from '#domain/api/errors';
import type { EmployerCall } from '../employers/employerCall';
import type { Caller } from '../http/route';

/** The employer who calls. @throws ApiError `invalid_api_key` when it is none. */
export function employerCallOf({ employerId, idempotencyKey }: Caller): EmployerCall {
  if (employerId === null) throw new ApiError('invalid_api_key', 'Send a valid integration key.');
  return { employerId, idempotencyKey };
}
