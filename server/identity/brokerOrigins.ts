import type { BankidBroker } from './bankidBroker';

/**
 * The broker's origins, for the content security policy: Chromium holds the redirect that answers
 * a form to `form-action`. The issuer's is known at once, the authorization endpoint's when the
 * metadata have been read; until then, or while the broker is down, the issuer's stands alone.
 */
export function brokerOrigins(
  broker: Pick<BankidBroker, 'issuer' | 'authorizationEndpoint'>,
  publicUrl: string,
): () => readonly string[] {
  let endpoint = broker.issuer;
  broker.authorizationEndpoint().then(
    (address) => {
      endpoint = address;
    },
    () => undefined,
  );
  return () => {
    const origins = new Set([broker.issuer, endpoint].map((address) => new URL(address).origin));
    origins.delete(new URL(publicUrl).origin);
    return [...origins];
  };
}
