import { createHmac, hkdfSync } from 'node:crypto';
import type { MasterKey } from '../config/masterKeySetting';
import { canonicalJson } from '../lib/canonicalJson';
import { sameSecret } from '../lib/tokens';
import type { ChainPosition, EntryRow, SignedPosition } from './audit.repository';

const KEY_BYTES = 32;
const DIGEST_LENGTH = 32;

/** What is signed: a signature of one purpose is none of another. */
type SignedPurpose =
  /** The chain's end. */
  | 'end'
  /** Where old entries were cut off. */
  | 'cut'
  /** Up to where the chain is from before the key. */
  | 'before the key';

/** Whether a signature or an entry's HMAC is right. */
type Proof = 'right' | 'wrong' | 'unknown key';

/** What the audit log proves with the setting's keys, none of which is in the store. */
export interface AuditKeys {
  /** Of the key with which new entries are written. */
  currentId: string;
  /** The pseudonym of a person, employer or integration key in new entries. */
  digestOf(who: string): string;
  /** Every pseudonym that somebody may have: one for each key. */
  digestsOf(who: string): string[];
  /** The HMAC of a new entry. */
  macOf(entry: Omit<EntryRow, 'keyId' | 'mac'>): { keyId: string; mac: string };
  proofOf(entry: EntryRow): Proof;
  sign(purpose: SignedPurpose, place: ChainPosition & { at: string }): SignedPosition;
  proofOfSignature(purpose: SignedPurpose, place: SignedPosition): Proof;
  /** The same for what was signed before there was a key, with the secret of that time. */
  proofFromBefore(place: SignedPosition): Proof;
}

const derive = (secret: Uint8Array, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), purpose, KEY_BYTES));
const hmac = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

/**
 * @param keys - the setting's; the first is current.
 * @param earlierSecret - what a store from before the key derived its own from; null where there is
 *   none.
 */
export function createAuditKeys(
  keys: readonly MasterKey[],
  earlierSecret: Uint8Array | null,
): AuditKeys {
  const known = keys.map(({ id, key }) => ({ id, key: derive(key, 'vikari audit v2') }));
  const [current] = known;
  if (!current) throw new Error('There is no server key.');
  const earlier = earlierSecret && derive(earlierSecret, 'vikari audit v1');
  const digestWith = (key: Uint8Array, who: string) => hmac(key, who).slice(0, DIGEST_LENGTH);
  const macWith = (key: Uint8Array, { id, at, event, actor, actorKey, subject, detail }: Said) =>
    hmac(key, `entry ${canonicalJson({ id, at, event, actor, actorKey, subject, detail })}`);
  const signatureWith = (key: Uint8Array, purpose: SignedPurpose, place: SignedPlace) =>
    hmac(key, `${purpose} ${place.position} ${place.hash} ${place.at}`);

  /** What was given, compared with what the key of that name makes. */
  function proof(keyId: string | null, given: string, make: (key: Uint8Array) => string): Proof {
    if (keyId === null) return 'wrong';
    const named = known.find(({ id }) => id === keyId);
    if (!named) return 'unknown key';
    return sameSecret(given, make(named.key)) ? 'right' : 'wrong';
  }

  return {
    currentId: current.id,
    digestOf: (who) => digestWith(current.key, who),
    digestsOf: (who) => [
      ...known.map(({ key }) => digestWith(key, who)),
      ...(earlier ? [digestWith(earlier, who)] : []),
    ],
    macOf: (entry) => ({ keyId: current.id, mac: macWith(current.key, entry) }),
    proofOf(entry) {
      if (entry.mac === null) return 'wrong';
      return proof(entry.keyId, entry.mac, (key) => macWith(key, entry));
    },
    sign(purpose, { position, hash, at }) {
      const signature = signatureWith(current.key, purpose, { position, hash, at });
      return { position, hash, at, keyId: current.id, signature };
    },
    proofOfSignature: (purpose, place) =>
      proof(place.keyId, place.signature, (key) => signatureWith(key, purpose, place)),
    proofFromBefore({ position, hash, at, keyId, signature }) {
      if (earlier === null) return 'unknown key';
      const expected = hmac(earlier, `checkpoint ${position} ${hash} ${at}`);
      return keyId === null && sameSecret(signature, expected) ? 'right' : 'wrong';
    },
  };
}

type Said = Omit<EntryRow, 'keyId' | 'mac'>;
type SignedPlace = Omit<SignedPosition, 'keyId' | 'signature'>;
