import { isEmail } from '#domain/candidates/email';
import { MAX_LENGTH } from '#domain/limits';
import type { SocialProviderId } from '#domain/signIn/ways';
import { isPlainLine } from '#domain/text/plainText';
import { nameOf, type VerifiedClaims } from '../idToken';
import type { SocialIdentity } from './socialProvider';

/** The verified address in the claims: `email_verified` must be exactly true. */
function vouchedEmail(email: unknown, verified: unknown): string | null {
  if (verified !== true || typeof email !== 'string') return null;
  return email.length <= MAX_LENGTH.email && isPlainLine(email) && isEmail(email) ? email : null;
}

/** OIDC's standard claims about a person. */
export function identityOf(
  claims: VerifiedClaims,
  key: { provider: SocialProviderId; issuer: string },
): SocialIdentity {
  return {
    ...key,
    subject: claims.sub,
    name: nameOf(claims),
    email: vouchedEmail(claims.email, claims.email_verified),
  };
}
