import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256 } from './sha256';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/u;

/** 32 random bytes as base64url: an unguessable value for a cookie, a state or an id. */
export function randomToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256 in hex: the only form in which a secret token is stored. */
export function hashToken(token: string): string {
  return sha256(token);
}

/** Whether two secrets are the same, in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));
}

/** True for a text of the form that `randomToken` makes. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
