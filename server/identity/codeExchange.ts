import { BROKER_TIMEOUT, brokerUnavailable } from './brokerCall';
import { brokerFault, errorForLog } from './brokerFault';
import { jsonAnswer } from './jsonAnswer';
import { fieldOf } from './jsonField';

/** A code is exchanged with the request's PKCE verifier and its redirect address. */
export interface CodeExchange {
  code: string;
  verifier: string;
  redirectUri: string;
}

/** Our client at a broker. */
export interface BrokerClient {
  clientId: string;
  /** null for a public client, which only PKCE protects. */
  clientSecret: string | null;
}

/** What a code was exchanged for. */
export interface ExchangedTokens {
  /** Not yet checked. */
  idToken: string;
  /** For the broker's UserInfo; null when it gave none. */
  accessToken: string | null;
}

interface TokenEndpoint extends BrokerClient {
  tokenEndpoint: string;
  /** Whether the secret is sent in the form, for a broker that accepts it no other way. */
  secretInForm: boolean;
  fetch: typeof fetch;
}

/**
 * Exchanges a code for tokens (RFC 6749, part 4.1.3, with the verifier of RFC 7636).
 *
 * @throws ApiError `invalid_token` when the broker refuses the code, `bankid_unavailable` while
 * it does not answer.
 */
export async function exchangeCode(
  exchange: CodeExchange,
  at: TokenEndpoint,
): Promise<ExchangedTokens> {
  const { headers, body } = tokenRequest(exchange, at);
  const response = await at
    .fetch(at.tokenEndpoint, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(BROKER_TIMEOUT),
    })
    .catch((error: unknown) => {
      throw brokerUnavailable(error);
    });
  if (response.status >= 500) {
    throw brokerUnavailable(new Error(`The token endpoint answered ${response.status}.`));
  }
  const answered: unknown = await jsonAnswer(response);
  if (!response.ok) {
    const error = errorForLog(String(fieldOf(answered, 'error') ?? 'no error'));
    throw brokerFault(`the broker refuses the code: ${response.status} with ${error}`);
  }
  const idToken = fieldOf(answered, 'id_token');
  if (typeof idToken !== 'string') throw brokerFault('the broker gave no id_token for the code');
  const accessToken = fieldOf(answered, 'access_token');
  return { idToken, accessToken: typeof accessToken === 'string' ? accessToken : null };
}

function tokenRequest(
  { code, verifier, redirectUri }: CodeExchange,
  { clientId, clientSecret, secretInForm }: TokenEndpoint,
): { headers: Record<string, string>; body: URLSearchParams } {
  const headers: Record<string, string> = { accept: 'application/json' };
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    client_id: clientId,
  });
  if (clientSecret !== null && secretInForm) body.set('client_secret', clientSecret);
  if (clientSecret !== null && !secretInForm) {
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  return { headers, body };
}
