import { createHmac } from 'node:crypto';
import { decodeJwt } from 'jose';
import { SESSION_CLAIM } from '#domain/live/published';
import { hashToken, isToken, randomToken } from '../lib/tokens';

/** Makes a Firebase custom token. @param now - milliseconds. */
export type MakeCustomToken = (
  who: { uid: string; claims: Readonly<Record<string, string>> },
  now: number,
) => Promise<string>;

/** How the one-time tokens between an answer and a session are made. */
export interface LoginTokens {
  make(userId: string, now: number): Promise<string>;
  /** The cookie of the session that a token begins, which the token cannot be without. */
  cookieFor(token: string): string;
}

/** 32 random bytes, which say nothing. */
const randomTokens: LoginTokens = { make: async () => randomToken(), cookieFor: randomToken };

/**
 * With Firebase a login token is a custom token that names the account and the session which it
 * will begin. The session's cookie follows from a number in the token and the server's secret:
 * it cannot be computed from the token alone.
 */
export function createLoginTokens(
  serverSecret: Uint8Array,
  customToken: MakeCustomToken | null,
): LoginTokens {
  if (customToken === null) return randomTokens;
  const cookieOf = (number: string): string =>
    createHmac('sha256', serverSecret).update(`vikari session v1 ${number}`).digest('base64url');
  return {
    make(userId, now) {
      const number = randomToken();
      const sessionId = hashToken(cookieOf(number));
      return customToken({ uid: userId, claims: { [SESSION_CLAIM]: sessionId, number } }, now);
    },
    // The token is one that we have made: its hash was found
    cookieFor(token) {
      const { number } = Object(decodeJwt(token).claims);
      return isToken(String(number)) ? cookieOf(number) : randomToken();
    },
  };
}
