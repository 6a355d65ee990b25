import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import type { SocialProviderId } from '#domain/signIn/ways';
import { isPlainLine } from '#domain/text/plainText';
import type { FirebaseConfig } from '../../config/socialConfig';
import type { Clock } from '../../lib/clock';
import { SECOND } from '../../lib/time';
import { BROKER_TIMEOUT } from '../brokerCall';
import { MAX_SUBJECT_LENGTH, verifyClaims } from '../idToken';
import { fieldOf } from '../jsonField';
import { providerUnavailable, refusedAnswer } from './providerCall';
import { identityOf } from './socialClaims';
import type { SocialProvider } from './socialProvider';
import { STORED_ISSUER } from './storedIssuer';

/** Google's keys for Firebase's ID tokens. */
export function firebaseKeys(keysUrl: string, fetchIt: typeof fetch): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: BROKER_TIMEOUT,
    [customFetch]: fetchIt,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      // For an unknown key the token is refused; for anything else Google or the network has failed
      if (error instanceof errors.JWKSNoMatchingKey) throw error;
      throw providerUnavailable();
    }
  };
}

/**
 * Google or Facebook through Firebase Auth: the browser signs in with Firebase's SDK and sends the
 * ID token. The token has no nonce, so the authorization request is found by its state, and the
 * sign-in must be later than the request.
 */
export function firebaseProvider(
  id: SocialProviderId,
  { config, key, clock }: { config: FirebaseConfig; key: JWTVerifyGetKey; clock: Clock },
): SocialProvider {
  const { projectId, apiKey, authDomain } = config;
  return {
    id,
    simulated: false,
    responseType: 'id_token',
    firebase: { projectId, apiKey, authDomain },
    formTarget: null,
    begin: async () => null,

    async accept(answer) {
      if (!('idToken' in answer)) throw refusedAnswer('Firebase answers with no code');
      const claims = await verifyClaims(answer.idToken, {
        issuer: `https://securetoken.google.com/${projectId}`,
        key,
        clientId: projectId,
        now: clock.now(),
        algorithms: ['RS256'],
        requiredClaims: ['auth_time', 'firebase'],
      });
      const { firebase, auth_time: signedInAt } = claims;
      const signInProvider = `${id}.com`;
      if (fieldOf(firebase, 'sign_in_provider') !== signInProvider) {
        throw refusedAnswer('it is of another provider');
      }
      if (typeof signedInAt !== 'number') throw refusedAnswer('`auth_time` is not a number');
      return {
        // The account at the provider itself: it stays the same without Firebase, and accounts that
        // Firebase joins under one uid stay separate
        identity: {
          ...identityOf(claims, { provider: id, issuer: STORED_ISSUER[id] }),
          subject: subjectAt(fieldOf(fieldOf(firebase, 'identities'), signInProvider)),
        },
        nonce: null,
        signedInAt: signedInAt * SECOND,
      };
    },
  };
}

/** The provider's account that the token names; there must be exactly one. */
function subjectAt(subjects: unknown): string {
  const [subject, ...more]: unknown[] = Array.isArray(subjects) ? subjects : [];
  const fits =
    typeof subject === 'string' &&
    subject !== '' &&
    subject.length <= MAX_SUBJECT_LENGTH &&
    isPlainLine(subject);
  if (!fits || more.length > 0) throw refusedAnswer('it names no account of the provider');
  return subject;
}
