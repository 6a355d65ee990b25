import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type InteractionResults } from 'oidc-provider';

/** Our client there, as `testConfig` has it. */
const CLIENT_ID = 'vikari-demo';

/** What the next person's visit ends with. */
interface BrokerAnswer {
  /** An error in place of a person. */
  error?: { error: string; error_description?: string };
  /** The level that it says; none when absent. */
  acr?: string;
  subject?: string;
  /** The claims of the profile; none when absent. */
  name?: { given_name: string; family_name: string };
}

/** A broker that somebody else wrote, on loopback: the certified `oidc-provider`. */
export interface OidcBroker {
  issuer: string;
  answer: BrokerAnswer;
  /** From then on it signs with a new key, and names that key alone. */
  rotateKeys(): void;
  /** Opens the address as a browser does; returns where the broker leads back to. */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * @param secret - the one that it expects of us.
 * @param namesIn - where it gives the claims of the profile.
 */
export async function oidcBroker(
  redirectUri: string,
  secret: string,
  namesIn: 'id_token' | 'UserInfo' = 'id_token',
): Promise<OidcBroker> {
  const providers: Provider[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const [provider] = providers;
    if (!incoming.url?.startsWith('/interaction/')) {
      return provider?.callback()(incoming, outgoing);
    }
    return provider?.interactionFinished(incoming, outgoing, resultOf(broker.answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  const issuer = `http://127.0.0.1:${address.port}`;

  const broker: OidcBroker = {
    issuer,
    answer: {},
    rotateKeys: () => void providers.shift(),
    visit: (from) => follow(from, issuer),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
  for (const kid of ['first', 'second']) {
    providers.push(await providerOf(issuer, kid, { redirectUri, secret, namesIn, broker }));
  }
  return broker;
}

function resultOf({ error, subject = 'person-1', acr }: BrokerAnswer): InteractionResults {
  return error ?? { login: { accountId: subject, ...(acr !== undefined && { acr }) } };
}

async function providerOf(
  issuer: string,
  kid: string,
  at: {
    redirectUri: string;
    secret: string;
    namesIn: 'id_token' | 'UserInfo';
    broker: OidcBroker;
  },
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' };
  const made: Provider = new Provider(issuer, {
    jwks: { keys: [key] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: at.secret,
        redirect_uris: [at.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    responseTypes: ['code'],
    acrValues: ['urn:bankid:same-device', 'urn:bankid:other-device-qr'],
    claims: { acr: null, openid: ['sub'], profile: ['given_name', 'family_name'] },
    // As brokers of BankID are mostly set up: the name is in the id_token
    conformIdTokenClaims: at.namesIn === 'UserInfo',
    features: { devInteractions: { enabled: false } },
    renderError: async (context) => {
      context.body = 'refused';
    },
    cookies: { keys: ['of-a-test'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    findAccount: async (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...at.broker.answer.name }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new made.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  return made;
}

/** Follows the broker's redirects with its cookies, until one leads away from it. */
async function follow(from: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = from;
  while (at.startsWith(issuer)) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The broker stays: ${response.status}`);
    at = new URL(location, issuer).href;
  }
  return at;
}
