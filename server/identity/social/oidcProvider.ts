import type { SocialProviderId } from '#domain/signIn/ways';
import type { Clock } from '../../lib/clock';
import type { BankidBroker } from '../bankidBroker';
import { verifyClaims } from '../idToken';
import { atProvider, refusedAnswer } from './providerCall';
import { identityOf } from './socialClaims';
import type { SocialProvider } from './socialProvider';

export interface OidcProviderOptions {
  id: SocialProviderId;
  simulated: boolean;
  broker: BankidBroker;
  clientId: string;
  clock: Clock;
  responseType: SocialProvider['responseType'];
  formTarget: string | null;
}

/** A provider with OpenID Connect: Google, and the demo run's simulators. */
export function oidcProvider(options: OidcProviderOptions): SocialProvider {
  const { id, simulated, broker, clientId, clock, responseType, formTarget } = options;
  return {
    id,
    simulated,
    responseType,
    firebase: null,
    formTarget,

    async begin({ state, nonce, responseType: type, challenge, redirectUri, language }) {
      const url = new URL(await atProvider(broker.authorizationEndpoint()));
      for (const [name, value] of Object.entries({
        response_type: type,
        response_mode: type === 'code' ? 'query' : 'fragment',
        scope: 'openid email profile',
        client_id: clientId,
        redirect_uri: redirectUri,
        // The user chooses among several accounts in one browser, since wards share computers
        prompt: 'select_account',
        ui_locales: language,
        state,
        nonce,
        ...(challenge !== null && { code_challenge: challenge, code_challenge_method: 'S256' }),
      })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },

    async accept(answer) {
      const idToken =
        'idToken' in answer
          ? answer.idToken
          : (await atProvider(broker.exchangeCode(answer))).idToken;
      const { issuer, key } = broker;
      const claims = await atProvider(
        verifyClaims(idToken, {
          issuer,
          key,
          clientId,
          now: clock.now(),
          requiredClaims: ['nonce'],
        }),
      );
      if (typeof claims.nonce !== 'string') throw refusedAnswer('`nonce` is not a string');
      return {
        identity: identityOf(claims, { provider: id, issuer: broker.storedIssuer }),
        nonce: claims.nonce,
        signedInAt: null,
      };
    },
  };
}
