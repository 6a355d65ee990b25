import { hkdfSync } from 'node:crypto';
import {
  type EncryptionConfig,
  PAYLOAD_IV_LENGTH,
  PAYLOAD_KEY_LENGTH,
} from '#domain/crypto/payloadCipher';

/**
 * The key and iv of one session, derived from the server's secret, so that nothing is stored and a
 * new sign-in brings new ones.
 *
 * It keeps a payload unreadable in proxies, caches, logs and a browser's stored copies after
 * sign-out. It does not protect against code or people that can act as the session (a script in the
 * page, a stolen cookie), nor against the server itself; TLS, the content security policy and the
 * HttpOnly cookie do that.
 *
 * @param sessionId - the hash that identifies the session, as a caller carries it.
 */
export function encryptionConfigOf(serverSecret: Uint8Array, sessionId: string): EncryptionConfig {
  return derive(serverSecret, `vikari payload v1 ${sessionId}`);
}

/**
 * The key and iv of the documents that are published about a candidate: the same in all their
 * sessions, each of which gets it encrypted under its own.
 */
export function documentKeyOf(serverSecret: Uint8Array, userId: string): EncryptionConfig {
  return derive(serverSecret, `vikari documents v1 ${userId}`);
}

function derive(serverSecret: Uint8Array, purpose: string): EncryptionConfig {
  const material = Buffer.from(
    hkdfSync(
      'sha256',
      serverSecret,
      new Uint8Array(),
      purpose,
      PAYLOAD_KEY_LENGTH + PAYLOAD_IV_LENGTH,
    ),
  );
  return {
    key: material.subarray(0, PAYLOAD_KEY_LENGTH).toString('base64'),
    iv: material.subarray(PAYLOAD_KEY_LENGTH).toString('base64'),
  };
}
