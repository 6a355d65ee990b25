import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A BankID broker over TLS: a node of production accepts no other. */
export interface Broker {
  issuer: string;
  /** The file with the certificate that the nodes are to trust. */
  certificate: string;
  /** A person shows their BankID: the id_token for the address that the site sent them to. */
  visit(authorizeUrl: string, subject: string): Promise<{ id_token: string; state: string }>;
  close(): void;
}

/** @param folder - gets its key and its certificate. */
export async function startBroker(folder: string): Promise<Broker> {
  const certificate = join(folder, 'broker.pem');
  const keyFile = join(folder, 'broker.key');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', keyFile, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = 'soak';
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }] };
  let issuer = '';
  const server = createServer(
    { key: readFileSync(keyFile), cert: readFileSync(certificate) },
    (incoming, outgoing) => {
      const metadata = {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['id_token'],
        scopes_supported: ['openid', 'profile'],
        id_token_signing_alg_values_supported: ['ES256'],
      };
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(incoming.url === '/jwks' ? jwks : metadata));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    certificate,
    async visit(authorizeUrl, subject) {
      const asked = new URL(authorizeUrl).searchParams;
      const id_token = await new SignJWT({
        nonce: asked.get('nonce') ?? '',
        acr: asked.get('acr_values') ?? '',
        given_name: 'Alva',
        family_name: 'Nordanvik',
      })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(issuer)
        .setAudience(asked.get('client_id') ?? '')
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(privateKey);
      return { id_token, state: asked.get('state') ?? '' };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
