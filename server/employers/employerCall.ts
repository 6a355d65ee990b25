import { ApiError } from '#domain/api/errors';
import type { Caller } from '../http/route';

/** The calling employer and the idempotency key. */
export interface EmployerCall {
  employerId: string;
  idempotencyKey: string | null;
}

/** @throws ApiError `invalid_api_key` for a caller without a valid key. */
export function employerCall({ employerId, idempotencyKey }: Caller): EmployerCall {
  if (employerId === null) throw new ApiError('invalid_api_key', 'Send a valid integration key.');
  return { employerId, idempotencyKey };
}
