import { encryptPayload, openPayload } from '#domain/crypto/payloadCipher';
import { documentKeyOf, encryptionConfigOf } from '../../identity/payloadEncryption';

/**
 * What is encrypted of what is published: `view`, which has everything that a document says but
 * ids, instants and counts, under a key of its candidate; and that key, for each session, under the
 * key and iv that `misc/encryption_config` gives the session.
 */
export interface Payloads {
  /** The text of `view`. */
  seal(uid: string, view: unknown): Promise<{ view: string; sealed: boolean }>;
  /** What `seal` was given; null where it cannot be read. */
  open(uid: string, published: { view: string; sealed: boolean }): Promise<unknown>;
  /** The candidate's key, for one session; null without encryption. */
  keyFor(session: { uid: string; id: string }): Promise<string | null>;
}

export function createPayloads(serverSecret: Uint8Array, encrypted: boolean): Payloads {
  return {
    async seal(uid, view) {
      return encrypted
        ? { view: await encryptPayload(documentKeyOf(serverSecret, uid), view), sealed: true }
        : { view: JSON.stringify(view), sealed: false };
    },
    async open(uid, { view, sealed }) {
      try {
        return sealed
          ? await openPayload(documentKeyOf(serverSecret, uid), view)
          : JSON.parse(view);
      } catch {
        return null;
      }
    },
    async keyFor({ uid, id }) {
      if (!encrypted) return null;
      return encryptPayload(encryptionConfigOf(serverSecret, id), documentKeyOf(serverSecret, uid));
    },
  };
}
