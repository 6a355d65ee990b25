import { encryptionConfig } from '#domain/api/payloadKeys';
import type { EncryptionConfig } from '#domain/crypto/payloadCipher';
import type { Published } from '#domain/live/published';
import { decryptPayload } from '../../lib/decryptPayload';
import type { ApiClient } from '../apiClient';

/**
 * Opens what is published: as JSON, or encrypted with the candidate's key. What cannot be decrypted
 * is logged and null; it throws where the key could not be asked for.
 */
export function publishedPayloads(api: ApiClient, uid: string) {
  let sealedKey: string | null = null;
  let key: Promise<EncryptionConfig | null> | null = null;
  const logError = (message: string, error: unknown) => console.error(message, error);

  /** The candidate's key comes encrypted with the session's. */
  async function readKey(): Promise<EncryptionConfig | null> {
    if (sealedKey === null) return null;
    const { data } = await api.call(encryptionConfig, {});
    return (await decryptPayload(sealedKey, data, logError)) as EncryptionConfig | null;
  }

  const open = async (published: Published): Promise<unknown> => {
    if (published.uid !== uid) return null;
    if (!published.sealed) return JSON.parse(published.view);
    key ??= readKey();
    try {
      const config = await key;
      if (config !== null) return await decryptPayload(published.view, config, logError);
      key = null;
      return null;
    } catch (error) {
      key = null;
      throw error;
    }
  };
  return Object.assign(open, {
    use: (sealed: string | null) => {
      sealedKey = sealed;
    },
  });
}
