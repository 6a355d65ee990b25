import { hkdfSync } from 'node:crypto';
import type { DeviceKey } from '#domain/api/payloadKeys';
import { PAYLOAD_IV_LENGTH, PAYLOAD_KEY_LENGTH } from '#domain/crypto/payloadCipher';

/** Bytes: enough to distinguish users, in a name that reveals nothing else. */
const OWNER_LENGTH = 16;

/**
 * The key that a candidate's drafts are encrypted with on their own device. It is derived from the
 * server's secret, so that nothing is stored. It is the same in every session of that candidate:
 * after a lost session or a closed tab, a new sign-in can read the draft again. It is given only to
 * a live session of the candidate; without it, what the browser stores is unreadable.
 *
 * `owner` names the candidate in the browser's storage. It is derived from the same secret, so that
 * it cannot be linked to a user id, an e-mail address or the names at another site.
 */
export function deviceKeyOf(serverSecret: Uint8Array, userId: string): DeviceKey {
  const material = Buffer.from(
    hkdfSync(
      'sha256',
      serverSecret,
      new Uint8Array(),
      `vikari device v1 ${userId}`,
      PAYLOAD_KEY_LENGTH + PAYLOAD_IV_LENGTH + OWNER_LENGTH,
    ),
  );
  const ivAt = PAYLOAD_KEY_LENGTH;
  const ownerAt = ivAt + PAYLOAD_IV_LENGTH;
  return {
    key: material.subarray(0, ivAt).toString('base64'),
    iv: material.subarray(ivAt, ownerAt).toString('base64'),
    owner: material.subarray(ownerAt).toString('hex'),
  };
}
