import { createHmac } from 'node:crypto';

/** 132 bits in base64url. */
const LENGTH = 22;

/**
 * What an employer knows a candidate by before they show interest: always the same for one
 * employer, another for each employer, and nothing to find the candidate by without the server's
 * secret.
 */
export function pseudonymOf(serverSecret: Uint8Array, employerId: string, userId: string): string {
  return createHmac('sha256', serverSecret)
    .update(JSON.stringify(['vikari pseudonym v1', employerId, userId]))
    .digest('base64url')
    .slice(0, LENGTH);
}
