import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type PersonName, splitName } from '#domain/candidates/names';
import { MAX_LENGTH } from '#domain/limits';
import { isBlank, isPlainLine } from '#domain/text/plainText';
import { tidyName } from '#domain/text/tidy';
import { SECOND } from '../lib/time';
import type { BankidBroker } from './bankidBroker';
import { brokerFault } from './brokerFault';

/** The claims of an id_token that the product uses; never a personal identity number. */
export interface BankidClaims {
  subject: string;
  nonce: string;
  acr: string;
  /** null when the broker gave no name. */
  name: PersonName | null;
}

const ALGORITHMS = ['ES256', 'RS256'];
/** Seconds. */
const MAX_AGE = 300;
const CLOCK_TOLERANCE = 10;
/** The longest `sub` that OIDC allows. */
export const MAX_SUBJECT_LENGTH = 255;

const invalid = (why: string) => brokerFault(`the id_token is not valid: ${why}`);

/** The expected issuer and audience of an id_token. */
export interface ExpectedToken {
  issuer: string;
  key: JWTVerifyGetKey;
  clientId: string;
  /** Milliseconds. */
  now: number;
  /** The allowed signature algorithms; ES256 and RS256 when absent. */
  algorithms?: readonly string[];
  /** The claims that it must have besides `exp`, `iat` and `sub`. */
  requiredClaims: readonly string[];
}

/** The claims of an id_token that is valid by itself. */
export interface VerifiedClaims extends JWTPayload {
  sub: string;
  iat: number;
}

/**
 * Checks a BankID id_token by itself. `createBankid` checks whether its nonce and acr belong to an
 * authorization request of this browser.
 *
 * @throws ApiError `invalid_token`, or `bankid_unavailable` while the broker's keys cannot be read.
 */
export async function verifyIdToken(
  idToken: string,
  { broker, ...expected }: { broker: BankidBroker; clientId: string; now: number },
): Promise<BankidClaims> {
  const payload = await verifyClaims(idToken, {
    ...expected,
    issuer: broker.issuer,
    key: broker.key,
    requiredClaims: ['nonce', 'acr'],
  });
  const { sub, nonce, acr } = payload;
  if (typeof nonce !== 'string' || typeof acr !== 'string') {
    throw invalid('`nonce` or `acr` is not a string');
  }
  if (!isPlainLine(nonce + acr)) throw invalid('`nonce` or `acr` contains control characters');
  return { subject: sub, nonce, acr, name: nameOf(payload) };
}

/**
 * Checks an id_token by itself: signature, algorithm, issuer, audience, authorised party, expiry,
 * age of at most five minutes, subject, and the claims it must carry.
 *
 * @throws ApiError `invalid_token`, or what `key` throws while the issuer's keys cannot be read.
 */
export async function verifyClaims(
  idToken: string,
  expected: ExpectedToken,
): Promise<VerifiedClaims> {
  const payload = await verifiedPayload(idToken, expected);
  const { sub, iat, aud, azp } = payload;
  const severalAudiences = Array.isArray(aud) && aud.length > 1;
  if ((severalAudiences || azp !== undefined) && azp !== expected.clientId) {
    throw invalid('`azp` does not name this client');
  }
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_SUBJECT_LENGTH) {
    throw invalid(`\`sub\` is empty or longer than ${MAX_SUBJECT_LENGTH}`);
  }
  if (!isPlainLine(sub)) throw invalid('`sub` contains control characters');
  return { ...payload, sub, iat: Number(iat) };
}

async function verifiedPayload(
  idToken: string,
  { issuer, key, clientId, now, algorithms = ALGORITHMS, requiredClaims }: ExpectedToken,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, key, {
      issuer,
      audience: clientId,
      algorithms: [...algorithms],
      currentDate: new Date(now),
      maxTokenAge: MAX_AGE,
      clockTolerance: CLOCK_TOLERANCE,
      requiredClaims: ['exp', 'iat', 'sub', ...requiredClaims],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed) throw invalid(claimFault(error, now));
    if (error instanceof errors.JWTExpired) {
      throw invalid(`it is too old by its ${error.claim}${apart(error.payload, now)}`);
    }
    if (error instanceof errors.JOSEError) throw invalid(error.code);
    throw error;
  }
}

/** What is wrong with a claim; of times how far they are from our clock. */
function claimFault({ claim, reason, payload }: errors.JWTClaimValidationFailed, now: number) {
  const isTime = claim === 'iat' || claim === 'nbf';
  const fault = reason === 'missing' ? 'it lacks its' : 'its';
  return `${fault} ${claim} claim${isTime ? apart(payload, now) : ''}`;
}

/** How far the issuer's clock is from ours; nothing where it does not say when it was issued. */
function apart({ iat }: JWTPayload, now: number): string {
  if (typeof iat !== 'number') return '';
  const seconds = Math.round(iat - now / SECOND);
  return `, issued ${Math.abs(seconds)} s ${seconds > 0 ? 'after' : 'before'} now by our clock`;
}

/** The name in the claims of an id_token or of UserInfo; null when it is incomplete. */
export function nameOf(payload: object): BankidClaims['name'] {
  const { given_name, family_name, name }: JWTPayload = { ...payload };
  const claims = [given_name, family_name, name];
  if (claims.some((claim) => typeof claim === 'string' && !isPlainLine(claim))) {
    throw invalid('a name contains control characters');
  }
  const parts =
    typeof given_name === 'string' && typeof family_name === 'string'
      ? { firstName: tidyName(given_name), lastName: tidyName(family_name) }
      : splitName(typeof name === 'string' ? name : '');
  const fits = (text: string) => !isBlank(text) && text.length <= MAX_LENGTH.name;
  return parts && fits(parts.firstName) && fits(parts.lastName) ? parts : null;
}
