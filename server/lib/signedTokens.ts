import { createHmac, hkdfSync } from 'node:crypto';
import { sameSecret } from './tokens';

const KEY_BYTES = 32;

/**
 * Tokens of links in mails. They are signed and not stored: an old mail's link still works, and
 * does nothing but what its purpose says.
 */
export interface SignedTokens {
  make(id: string): string;
  /** The id; null for a token that is not ours. */
  read(token: string): string | null;
}

/** @param purpose - tokens of one purpose are none of another. */
export function createSignedTokens(serverSecret: Uint8Array, purpose: string): SignedTokens {
  const key = Buffer.from(
    hkdfSync('sha256', serverSecret, new Uint8Array(), `vikari ${purpose} v1`, KEY_BYTES),
  );
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  return {
    make: (id) => `${Buffer.from(id).toString('base64url')}.${signatureOf(id)}`,
    read(token) {
      const [name = '', signature = '', ...rest] = token.split('.');
      const id = Buffer.from(name, 'base64url').toString();
      const isOurs = rest.length === 0 && sameSecret(signature, signatureOf(id));
      return isOurs && id !== '' ? id : null;
    },
  };
}
