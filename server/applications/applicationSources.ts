import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import type { OwnDocument } from '#domain/applications/steps';
import type { CandidateReference } from '#domain/candidates/references';
import { findReferences } from '../candidates/candidateRecords';
import { findDocuments } from '../documents/ownDocuments';
import { findProfile } from '../identity/accounts';
import type { Queryable } from '../storage/database';

/** A candidate's account, as far as applications are made of it. */
export interface StoredSources {
  profile: Profile;
  documents: OwnDocument[];
  references: CandidateReference[];
}

/** @throws ApiError `authentication_required` when the account is gone. */
export async function readSources(db: Queryable, uid: string): Promise<StoredSources> {
  const profile = await findProfile(db, uid);
  if (!profile) throw new ApiError('authentication_required', 'Sign in first.');
  return {
    profile,
    documents: await findDocuments(db, uid),
    references: await findReferences(db, uid),
  };
}
