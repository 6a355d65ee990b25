import type { ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { readKeyOwner as contract } from '#domain/api/integration';
import type { Queryable } from '../storage/database';
import type { EmployerCall } from './employerCall';
import { findIsPublic, findKeyOwner } from './integrationKeys.repository';

/** Whether an employer is a region or a municipality. */
export function isPublicEmployer(db: Queryable, employerId: string): Promise<boolean> {
  return findIsPublic(db, employerId);
}

/** Whose key it is. */
export type KeyOwnerDetails = Omit<ResponseOf<typeof contract>, 'status'>;

/** The employer and the key of a call. @throws ApiError `invalid_api_key` for one that has just gone. */
export async function readKeyOwner(
  db: Queryable,
  { employerId, keyId }: Pick<EmployerCall, 'employerId' | 'keyId'>,
): Promise<KeyOwnerDetails> {
  const row = keyId === null ? null : await findKeyOwner(db, { employerId, keyId });
  if (!row) throw new ApiError('invalid_api_key', 'The integration key is no longer there.');
  const { name, publicEmployer, expiresAt } = row;
  return {
    employer: { id: employerId, name, publicEmployer },
    key: { id: keyId ?? '', expiresAt },
  };
}
