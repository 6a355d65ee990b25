/**
 * Payloads that only one session can read, and drafts that only one user can: AES-256-GCM by Web
 * Crypto, the same in a browser and on the server. A text is base64 of 12 random bytes, then the
 * ciphertext with its tag. Each payload's nonce is the configuration's iv XOR its own random bytes,
 * since two payloads with the same key and nonce would reveal both.
 */

/** Bytes. */
export const PAYLOAD_KEY_LENGTH = 32;
export const PAYLOAD_IV_LENGTH = 12;

/** The key and iv that `misc/encryption_config` and `misc/device_key` return, base64. */
export interface EncryptionConfig {
  key: string;
  iv: string;
}

/** Encrypts a JSON value for the holder of the configuration. */
export async function encryptPayload(config: EncryptionConfig, value: unknown): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(PAYLOAD_IV_LENGTH));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonceOf(config, salt) },
    await importKey(config, 'encrypt'),
    new TextEncoder().encode(JSON.stringify(value)),
  );
  return toBase64(new Uint8Array([...salt, ...new Uint8Array(sealed)]));
}

/**
 * Decrypts what `encryptPayload` made with the same configuration.
 *
 * @throws when the text is cut, changed, of another session, or does not contain JSON.
 */
export async function openPayload(config: EncryptionConfig, payload: string): Promise<unknown> {
  const bytes = fromBase64(payload);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: nonceOf(config, bytes.subarray(0, PAYLOAD_IV_LENGTH)) },
    await importKey(config, 'decrypt'),
    bytes.subarray(PAYLOAD_IV_LENGTH),
  );
  return JSON.parse(new TextDecoder().decode(opened));
}

function importKey({ key }: EncryptionConfig, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, [usage]);
}

function nonceOf({ iv }: EncryptionConfig, salt: Uint8Array): Uint8Array<ArrayBuffer> {
  const base = fromBase64(iv);
  if (base.length !== PAYLOAD_IV_LENGTH || salt.length !== PAYLOAD_IV_LENGTH) {
    throw new RangeError(`The iv and a payload's first part are ${PAYLOAD_IV_LENGTH} bytes.`);
  }
  return base.map((byte, index) => byte ^ (salt[index] ?? 0));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
