import type { BankidBroker } from './bankidBroker';

/**
 * The broker's origins, for the content security policy: Chromium checks the redirect that answers
 * a form against `form-action`. The issuer's origin is known at once, the authorization endpoint's
 * when the metadata has been read; until then, or while the broker is down, only the issuer's is
 * listed.
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
