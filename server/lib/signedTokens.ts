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

/**
 * @param purpose - tokens of one purpose are none of another.
 * @param oldSecret - with which tokens that are still read were signed, too.
 */
export function createSignedTokens(
  serverSecret: Uint8Array,
  purpose: string,
  oldSecret: Uint8Array | null = null,
): SignedTokens {
  const signer = (secret: Uint8Array) => {
    const key = Buffer.from(
      hkdfSync('sha256', secret, new Uint8Array(), `vikari ${purpose} v1`, KEY_BYTES),
    );
    return (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  };
  const signatureOf = signer(serverSecret);
  const signers = [signatureOf, ...(oldSecret ? [signer(oldSecret)] : [])];
  return {
    make: (id) => `${Buffer.from(id).toString('base64url')}.${signatureOf(id)}`,
    read(token) {
      const [name = '', signature = '', ...rest] = token.split('.');
      const id = Buffer.from(name, 'base64url').toString();
      const isOurs = rest.length === 0 && signers.some((sign) => sameSecret(signature, sign(id)));
      return isOurs && id !== '' ? id : null;
    },
  };
}
