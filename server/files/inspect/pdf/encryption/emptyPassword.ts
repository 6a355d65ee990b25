import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { rc4 } from './rc4';

/** What a file says about its lock (ISO 32000-2, 7.6.4), its strings as bytes. */
export interface LockFacts {
  /** `R`: 2 to 4 for RC4 and AES-128, 5 and 6 for AES-256. */
  revision: number;
  /** Bytes of the file's key. */
  keyLength: number;
  /** `O`, `U` and `UE`. */
  owner: Buffer;
  user: Buffer;
  userKey: Buffer;
  /** `P`, a signed number of 32 bits. */
  permissions: number;
  encryptsMetadata: boolean;
  /** The first of the two ids of the file. */
  fileId: Buffer;
}

/** Fills a short password up to 32 bytes. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const NO_VECTOR = Buffer.alloc(16);

/**
 * The file's key when the file opens without a password, so that the lock only restricts what its
 * owner wants restricted; null when a password is needed.
 */
export function keyWithoutPassword(facts: LockFacts): Buffer | null {
  return facts.revision >= 5 ? longKey(facts) : shortKey(facts);
}

const md5 = (...parts: Uint8Array[]) => hash('md5', ...parts);

function hash(name: string, ...parts: Uint8Array[]): Buffer {
  const summing = createHash(name);
  for (const part of parts) summing.update(part);
  return summing.digest();
}

/** Algorithms 2, 4 and 5: RC4 and AES-128. */
function shortKey(facts: LockFacts): Buffer | null {
  const { revision, keyLength, owner, user, permissions, fileId } = facts;
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions | 0);
  const plainMetadata = revision >= 4 && !facts.encryptsMetadata;
  const extra = Buffer.alloc(plainMetadata ? 4 : 0, 0xff);
  let sum = md5(PADDING, owner.subarray(0, 32), allowed, fileId, extra);
  if (revision >= 3) {
    for (let round = 0; round < 50; round += 1) sum = md5(sum.subarray(0, keyLength));
  }
  const key = sum.subarray(0, keyLength);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  let proof = md5(PADDING, fileId);
  for (let round = 0; round < 20; round += 1) {
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  }
  return proof.equals(user.subarray(0, 16)) ? key : null;
}

/** Algorithm 2.A: AES-256. */
function longKey({ revision, user, userKey }: LockFacts): Buffer | null {
  if (user.length < 48 || userKey.length < 32) return null;
  const sum = revision === 5 ? (salt: Buffer) => hash('sha256', salt) : hardenedHash;
  if (!sum(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const opener = createDecipheriv('aes-256-cbc', sum(user.subarray(40, 48)), NO_VECTOR);
  return opener.setAutoPadding(false).update(userKey.subarray(0, 32));
}

/** Algorithm 2.B for an empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(key)));
    const remainder = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0) % 3;
    key = hash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256', mixed);
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}
