import type { JWTVerifyGetKey } from 'jose';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTPayload,
  SignJWT,
} from 'jose';

/** The simulator's signing key, made at each start and kept in memory. */
export interface SimulatorKeys {
  /** The response of the JWKS address. */
  jwks: JSONWebKeySet;
  /** The same keys without the network, for the server's own check. */
  key: JWTVerifyGetKey;
  sign(claims: JWTPayload): Promise<string>;
}

const ALGORITHM = 'ES256';
const KEY_ID = 'simulator';

export async function createSimulatorKeys(): Promise<SimulatorKeys> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const jwks: JSONWebKeySet = {
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }],
  };
  return {
    jwks,
    key: createLocalJWKSet(jwks),
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID }).sign(privateKey),
  };
}
