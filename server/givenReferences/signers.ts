import { ApiError } from '#domain/api/errors';
import type { SigningWay } from '#domain/givenReferences/givenReference';
import { isSamePerson } from '#domain/givenReferences/ownReference';
import type { Queryable } from '../storage/database';
import { noLink } from './linkedRequests';
import { stateOf } from './ownRequests';
import { findRequests, lockAsker, type RequestRow } from './requests.repository';
import { isOwn, nameOf } from './requests.service';
import type { ReferenceSecrets } from './secrets';
import type { Signing } from './signings.repository';

/** Who signs, by which way. */
export interface Signer {
  way: SigningWay;
  /** As BankID gave it; null for a code. */
  name: string | null;
  /** Null for a code. */
  digest: string | null;
}

/**
 * Refuses who may not give this reference, and who is not the one that gave it.
 *
 * @param now - milliseconds since the epoch.
 * @throws ApiError `conflict`, `not_found`
 */
export async function refuseSigner(
  tx: Queryable,
  { row, signing, signer }: { row: RequestRow; signing: Signing; signer: Signer },
  { secrets, now }: { secrets: ReferenceSecrets; now: number },
): Promise<void> {
  // Locked, so that two requests that one person signs at once are looked at one after the other
  const asker = await lockAsker(tx, row.userId);
  if (!asker) throw noLink();
  // The address or the name may have become the candidate's since they asked
  if (signing.act === 'give' && isOwn(row, asker)) throw noLink();
  if (signer.digest === null || signer.name === null) return;
  const { bankidIssuer: issuer, bankidSubject: subject } = asker;
  const isAskers =
    issuer !== null &&
    subject !== null &&
    secrets.signerDigest({ issuer, subject }) === signer.digest;
  if (isAskers || isSamePerson(signer.name, nameOf(asker))) throw refusedSigner('own');
  if (signing.act === 'take_back') {
    const { signerDigest = null } = row.given ?? {};
    const isTheirs =
      signerDigest === null ? isSamePerson(signer.name, row.name) : signerDigest === signer.digest;
    if (!isTheirs) throw refusedSigner('other_signer');
    return;
  }
  // One BankID is one person: it cannot be two of somebody's references
  const others = (await findRequests(tx, row.userId)).filter(
    (other) => other.id !== row.id && stateOf(other, now) === 'given',
  );
  if (others.some(({ given }) => given?.signerDigest === signer.digest)) {
    throw refusedSigner('same_signer');
  }
}

function refusedSigner(reason: 'own' | 'same_signer' | 'other_signer'): ApiError {
  const message = {
    own: 'This is the BankID of who asks.',
    same_signer: 'This BankID has signed another reference of the candidate.',
    other_signer: 'Another BankID has given this reference.',
  }[reason];
  return new ApiError('conflict', message, { id_token: `given_references.refused.${reason}` });
}
