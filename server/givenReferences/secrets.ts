import { createHmac, hkdfSync } from 'node:crypto';
import { mailboxOf } from '#domain/givenReferences/ownReference';
import type { BankidKey } from '../identity/accounts';

/** What is made of the server's secret for requests: nothing of it can be made without. */
export interface ReferenceSecrets {
  /** A link's secret id, made anew for the reminder; the database has its hash alone. */
  tokenOf(requestId: string): string;
  /** The digest of a mailed code: a code has too few digits for a hash that anybody can make. */
  codeDigest(signing: string, code: string): string;
  /** By which it is seen that one BankID signs twice; nobody is found by it. */
  signerDigest(key: BankidKey): string;
  /** By which requests of one person are counted, also of an account that is gone. */
  askerDigest(key: BankidKey): string;
  /** By which requests to one mailbox are counted. */
  mailboxDigest(email: string): string;
}

export function referenceSecrets(serverSecret: Uint8Array): ReferenceSecrets {
  const digestOf = (purpose: string) => {
    const key = Buffer.from(
      hkdfSync('sha256', serverSecret, new Uint8Array(), `vikari reference ${purpose} v1`, 32),
    );
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  };
  const code = digestOf('codes');
  const signer = digestOf('signers');
  const asker = digestOf('askers');
  const mailbox = digestOf('mailboxes');
  return {
    tokenOf: digestOf('links'),
    codeDigest: (signing, digits) => code(`${signing} ${digits}`),
    signerDigest: ({ issuer, subject }) => signer(JSON.stringify([issuer, subject])),
    askerDigest: ({ issuer, subject }) => asker(JSON.stringify([issuer, subject])),
    mailboxDigest: (email) => mailbox(mailboxOf(email)),
  };
}
