import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { MasterKey } from '../config/masterKeySetting';

const KEY_BYTES = 32;
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A data key as stored: wrapped under the master key that it names. */
export interface WrappedKey {
  masterKeyId: string;
  /** Base64. */
  wrappedKey: string;
}

/** How much of a table is under a master key. */
export interface KeyUse {
  masterKeyId: string;
  count: number;
}

/** Wraps and unwraps data keys. New ones are wrapped under the first master key. */
export interface MasterKeys {
  currentId: string;
  wrap(fileId: string, dataKey: Uint8Array): WrappedKey;
  /** @throws MasterKeyError */
  unwrap(fileId: string, wrapped: WrappedKey): Uint8Array;
}

/** A data key cannot be unwrapped with the configured master keys. */
export class MasterKeyError extends Error {
  override name = 'MasterKeyError';
}

/** A new random master key; its id is the day and four random digits. */
export function newMasterKey(day: string): MasterKey {
  return { id: `${day}-${randomBytes(2).toString('hex')}`, key: randomBytes(KEY_BYTES) };
}

/** A new data key for one file. */
export function newDataKey(): Uint8Array {
  return randomBytes(KEY_BYTES);
}

/** @throws MasterKeyError when there is none. */
export function createMasterKeys(keys: readonly MasterKey[]): MasterKeys {
  const [current] = keys;
  if (!current) throw new MasterKeyError('There is no master key.');
  return {
    currentId: current.id,

    wrap(fileId, dataKey) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(fileId));
      const sealed = Buffer.concat([cipher.update(dataKey), cipher.final()]);
      const wrapped = Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
      return { masterKeyId: current.id, wrappedKey: wrapped.toString('base64') };
    },

    unwrap(fileId, { masterKeyId, wrappedKey }) {
      const master = keys.find(({ id }) => id === masterKeyId);
      if (!master) throw new MasterKeyError(`The master key ${masterKeyId} is not set.`);
      const wrapped = Buffer.from(wrappedKey, 'base64');
      if (wrapped.length !== NONCE_BYTES + KEY_BYTES + TAG_BYTES) throw damaged(fileId);
      const nonce = wrapped.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, master.key, nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(fileId));
      decipher.setAuthTag(wrapped.subarray(-TAG_BYTES));
      try {
        const sealed = wrapped.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(sealed), decipher.final()]);
      } catch {
        throw damaged(fileId);
      }
    },
  };
}

function damaged(fileId: string): MasterKeyError {
  return new MasterKeyError(`The key of the file ${fileId} cannot be opened.`);
}
