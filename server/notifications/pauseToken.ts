import { createHmac, hkdfSync } from 'node:crypto';
import { sameSecret } from '../lib/tokens';

const KEY_BYTES = 32;

/**
 * The tokens of the links that stop a candidate's mail about unread messages. They are signed and
 * not stored: an old mail's link still works, and does nothing else.
 */
export interface PauseTokens {
  make(userId: string): string;
  /** The account's id; null for a token that is not ours. */
  read(token: string): string | null;
}

export function createPauseTokens(serverSecret: Uint8Array): PauseTokens {
  const key = Buffer.from(
    hkdfSync('sha256', serverSecret, new Uint8Array(), 'vikari pause mail v1', KEY_BYTES),
  );
  const signatureOf = (userId: string) =>
    createHmac('sha256', key).update(userId).digest('base64url');
  return {
    make: (userId) => `${Buffer.from(userId).toString('base64url')}.${signatureOf(userId)}`,
    read(token) {
      const [name = '', signature = '', ...rest] = token.split('.');
      const userId = Buffer.from(name, 'base64url').toString();
      const isOurs = rest.length === 0 && sameSecret(signature, signatureOf(userId));
      return isOurs && userId !== '' ? userId : null;
    },
  };
}
