import { createHmac } from 'node:crypto';
import { isPlainLine } from '#domain/text/plainText';
import type { FacebookConfig } from '../../config/socialConfig';
import type { Clock } from '../../lib/clock';
import { SECOND } from '../../lib/time';
import { BROKER_TIMEOUT } from '../brokerCall';
import type { CodeExchange } from '../codeExchange';
import { nameOf } from '../idToken';
import { jsonAnswer } from '../jsonAnswer';
import { fieldOf } from '../jsonField';
import { atProvider, providerUnavailable, refusedAnswer } from './providerCall';
import type { SocialProvider } from './socialProvider';
import { STORED_ISSUER } from './storedIssuer';

/** An account's id in our app: digits. */
const ACCOUNT = /^\d{1,32}$/u;
/** The longest access token that is accepted. */
const MAX_TOKEN_LENGTH = 4096;

/**
 * Facebook's own code flow. It has no ID token: the access token is exchanged on the server,
 * checked with `debug_token` (is it for our app, valid, and whose), and used once with a proof of
 * our secret. Its e-mail address is not used, since Facebook does not say whether it is confirmed.
 */
export function facebookProvider({
  config,
  clock,
  fetch: fetchIt,
}: {
  config: FacebookConfig;
  clock: Clock;
  fetch: typeof fetch;
}): SocialProvider {
  const { appId, appSecret, dialogUrl, graphUrl } = config;

  async function ask(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetchIt(`${graphUrl}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(BROKER_TIMEOUT),
    }).catch(() => null);
    if (!response || response.status >= 500) throw providerUnavailable();
    const body = await atProvider(jsonAnswer(response));
    if (!response.ok) throw refusedAnswer(`Facebook answered ${response.status}`);
    return body;
  }

  async function accessTokenFor({ code, verifier, redirectUri }: CodeExchange): Promise<string> {
    const body = new URLSearchParams({
      client_id: appId,
      client_secret: appSecret,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    });
    const token = fieldOf(
      await ask('/oauth/access_token', { method: 'POST', body }),
      'access_token',
    );
    const fits = typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN_LENGTH;
    if (!fits || !isPlainLine(token)) throw refusedAnswer('it gave no access token');
    return token;
  }

  /** The token's account, when the token is our app's and valid. */
  async function ownerOf(token: string): Promise<string> {
    const query = new URLSearchParams({ input_token: token });
    const headers = { authorization: `Bearer ${appId}|${appSecret}` };
    const data = fieldOf(await ask(`/debug_token?${query}`, { headers }), 'data');
    const [account, expiresAt, issuedAt] = ['user_id', 'expires_at', 'issued_at'].map((name) =>
      fieldOf(data, name),
    );
    if (fieldOf(data, 'app_id') !== appId) throw refusedAnswer('the token is another app’s');
    if (fieldOf(data, 'is_valid') !== true) throw refusedAnswer('the token is not valid');
    if (fieldOf(data, 'type') !== 'USER') throw refusedAnswer('the token is no person’s');
    const now = clock.now() / SECOND;
    // 0 means that it does not expire
    if (typeof expiresAt !== 'number' || (expiresAt !== 0 && expiresAt <= now)) {
      throw refusedAnswer('the token has expired');
    }
    if (typeof issuedAt === 'number' && issuedAt > now + 60) {
      throw refusedAnswer('the token is not valid yet');
    }
    if (typeof account !== 'string' || !ACCOUNT.test(account)) {
      throw refusedAnswer('the token names no account');
    }
    return account;
  }

  async function profileOf(token: string): Promise<unknown> {
    const query = new URLSearchParams({
      fields: 'id,first_name,last_name,name',
      appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
    });
    return ask(`/me?${query}`, { headers: { authorization: `Bearer ${token}` } });
  }

  return {
    id: 'facebook',
    simulated: false,
    responseType: 'code',
    firebase: null,
    formTarget: new URL(dialogUrl).origin,

    async begin({ state, challenge, redirectUri }) {
      const url = new URL(dialogUrl);
      for (const [name, value] of Object.entries({
        response_type: 'code',
        scope: 'public_profile',
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        ...(challenge !== null && { code_challenge: challenge, code_challenge_method: 'S256' }),
      })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },

    async accept(answer) {
      if ('idToken' in answer) throw refusedAnswer('Facebook’s own flow has no ID token');
      const token = await accessTokenFor(answer);
      const account = await ownerOf(token);
      const profile = await profileOf(token);
      if (fieldOf(profile, 'id') !== account) throw refusedAnswer('the profile is another’s');
      return {
        identity: {
          provider: 'facebook',
          issuer: STORED_ISSUER.facebook,
          subject: account,
          name: nameOf({
            given_name: fieldOf(profile, 'first_name'),
            family_name: fieldOf(profile, 'last_name'),
            name: fieldOf(profile, 'name'),
          }),
          // Facebook does not say whether an address is confirmed
          email: null,
        },
        nonce: null,
        signedInAt: null,
      };
    },
  };
}
