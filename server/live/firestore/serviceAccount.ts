import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT, UnsecuredJWT } from 'jose';
import type { FirestoreConfig } from '../../config/firestoreConfig';
import type { MakeCustomToken } from '../../identity/loginTokens';
import { SECOND } from '../../lib/time';

/** Who we are at Google: signs what Google and Firebase Auth take as ours. */
export interface ServiceAccount {
  /** For the header `authorization` of calls to Firestore. @param now - milliseconds. */
  authorization(now: number): Promise<string>;
  /** A Firebase custom token, which signs a candidate in at Firebase Auth. */
  customToken: MakeCustomToken;
}

const FIRESTORE_AUDIENCE = 'https://firestore.googleapis.com/';
const AUTH_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
/** Seconds; Google takes no longer ones. */
const TOKEN_LIFE = 3600;
/** Milliseconds before its end at which a token of ours is made anew. */
const RENEWED_BEFORE = 300 * SECOND;
/** What the emulators take for the project's owner. */
const EMULATOR_OWNER = 'Bearer owner';
const EMULATOR_ACCOUNT = 'firebase-auth-emulator@example.com';

/**
 * Reads the service account's key file.
 * @throws when it is missing or is no key file; the message never has a part of the key.
 */
export async function openServiceAccount(config: FirestoreConfig): Promise<ServiceAccount> {
  if (config.serviceAccountFile === null) return emulatorAccount();
  const { email, keyId, privateKey } = await readKeyFile(config.serviceAccountFile);
  const key = await importPKCS8(privateKey, 'RS256');
  let current: { header: string; until: number } | null = null;

  /** @param claims - besides who signs, and for how long. */
  const sign = (claims: Record<string, unknown>, audience: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
      .setIssuer(email)
      .setSubject(email)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_LIFE)
      .sign(key);

  return {
    async authorization(now) {
      if (current === null || now >= current.until) {
        // Google takes a token that the account signed itself, without an exchange
        const token = await sign({}, FIRESTORE_AUDIENCE, Math.floor(now / SECOND));
        current = { header: `Bearer ${token}`, until: now + TOKEN_LIFE * SECOND - RENEWED_BEFORE };
      }
      return current.header;
    },
    customToken: ({ uid, claims }, now) =>
      sign({ uid, claims }, AUTH_AUDIENCE, Math.floor(now / SECOND)),
  };
}

/** The emulators check no signature. */
function emulatorAccount(): ServiceAccount {
  return {
    authorization: async () => EMULATOR_OWNER,
    async customToken({ uid, claims }, now) {
      const seconds = Math.floor(now / SECOND);
      return new UnsecuredJWT({ uid, claims })
        .setIssuer(EMULATOR_ACCOUNT)
        .setSubject(EMULATOR_ACCOUNT)
        .setAudience(AUTH_AUDIENCE)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_LIFE)
        .encode();
    },
  };
}

async function readKeyFile(
  path: string,
): Promise<{ email: string; keyId: string; privateKey: string }> {
  const wrong = new Error(`FIREBASE_SERVICE_ACCOUNT: ${path} is no key file of a service account.`);
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw wrong;
  }
  const { client_email: email, private_key_id: keyId, private_key: privateKey } = Object(content);
  const texts = [email, keyId, privateKey];
  if (!texts.every((text) => typeof text === 'string' && text !== '')) throw wrong;
  return { email, keyId, privateKey };
}
