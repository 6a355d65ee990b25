import type { AuthorizeRequest } from './authorizeRequest';
import type { SimulatorKeys } from './keys';

/** A fictional person whose identity the simulator can give. */
export interface TestIdentity {
  subject: string;
  firstName: string;
  lastName: string;
  /** Whether they have an account in the demo run. */
  registered: boolean;
  /** At Google or Facebook: their address, and whether the provider has verified it. */
  email?: { address: string; verified: boolean };
}

/** How an authorization request can fail, as OIDC error codes. */
const FAILURES = {
  cancel: { error: 'access_denied', error_description: 'userCancel' },
  expired: { error: 'access_denied', error_description: 'expiredTransaction' },
  error: { error: 'server_error', error_description: 'internalError' },
} as const satisfies Record<string, { error: string; error_description: string }>;
export type Failure = keyof typeof FAILURES;

export function isFailure(choice: unknown): choice is Failure {
  return typeof choice === 'string' && Object.hasOwn(FAILURES, choice);
}

/** Seconds. */
const TOKEN_LIFE = 300;

/** The id_token for a fictional person. */
export async function idTokenFor(
  person: TestIdentity,
  request: Pick<AuthorizeRequest, 'nonce' | 'acr'>,
  broker: { issuer: string; clientId: string; keys: SimulatorKeys; now: number },
): Promise<string> {
  const issuedAt = Math.floor(broker.now / 1000);
  return broker.keys.sign({
    iss: broker.issuer,
    aud: broker.clientId,
    sub: person.subject,
    given_name: person.firstName,
    family_name: person.lastName,
    nonce: request.nonce,
    ...(request.acr !== null && { acr: request.acr }),
    ...(person.email && {
      email: person.email.address,
      email_verified: person.email.verified,
    }),
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFE,
  });
}

/** The parameters for an authorization request that failed. */
export function failureAnswer(failure: Failure): Record<string, string> {
  return FAILURES[failure];
}
