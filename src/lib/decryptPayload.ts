import { type EncryptionConfig, openPayload } from '#domain/crypto/payloadCipher';

/**
 * Decrypts a payload with the configuration of `misc/encryption_config`. A failure is logged and
 * returns null (the specification's part 8); the log contains nothing of the payload or the key.
 *
 * @param logError - called with the failure.
 */
export async function decryptPayload(
  payload: string,
  config: EncryptionConfig,
  logError: (message: string, error: unknown) => void,
): Promise<unknown> {
  try {
    return await openPayload(config, payload);
  } catch (error) {
    logError('A payload could not be decrypted.', error);
    return null;
  }
}
