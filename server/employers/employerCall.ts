import { ApiError } from '#domain/api/errors';
import type { Caller } from '../policy/caller';

/** The calling employer and the idempotency key. */
export interface EmployerCall {
  employerId: string;
  /** The id of the key that was sent. */
  keyId: string | null;
  idempotencyKey: string | null;
}

/** @throws ApiError `invalid_api_key` for a caller without a valid key. */
export function employerCall({ employerId, keyId, idempotencyKey }: Caller): EmployerCall {
  if (employerId === null) throw new ApiError('invalid_api_key', 'Send a valid integration key.');
  return { employerId, keyId, idempotencyKey };
}

/** An employer as an actor in the audit log: its id and the id of the key that it used. */
export function actorOf({ employerId, keyId }: Pick<EmployerCall, 'employerId' | 'keyId'>) {
  return { employer: employerId, key: keyId };
}
