import { createHmac } from 'node:crypto';

/** 132 bits in base64url. */
const LENGTH = 22;

/**
 * The id by which an employer sees a candidate before they show interest: always the same for one
 * employer, and another for each employer. Without the server's secret it does not lead to the
 * candidate.
 */
export function pseudonymOf(serverSecret: Uint8Array, employerId: string, userId: string): string {
  return createHmac('sha256', serverSecret)
    .update(JSON.stringify(['vikari pseudonym v1', employerId, userId]))
    .digest('base64url')
    .slice(0, LENGTH);
}
