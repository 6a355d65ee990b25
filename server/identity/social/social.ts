import { ApiError } from '#domain/api/errors';
import type { FirebaseSignIn } from '#domain/api/social';
import type { Language } from '#domain/language';
import { SOCIAL_RETURN_PATH } from '#domain/signIn/socialReturnPath';
import type { SocialProviderId, SocialPurpose } from '#domain/signIn/ways';
import { SOCIAL_PROVIDERS } from '#domain/signIn/ways';
import type { Clock } from '../../lib/clock';
import { SECOND } from '../../lib/time';
import { hashToken, randomToken } from '../../lib/tokens';
import type { Queryable } from '../../storage/database';
import { isUniqueViolation } from '../../storage/sqlError';
import {
  type AuthorizationRequest,
  type RequestName,
  saveAuthorizationRequest,
  type TakenRequest,
  takeAuthorizationRequest,
} from '../authorizationRequests.repository';
import { codeChallenge, codeVerifier } from '../pkce';
import { refusedAnswer } from './providerCall';
import type { CheckedSocialAnswer, SocialIdentity, SocialProvider } from './socialProvider';

/** Milliseconds that a provider's clock may be behind ours. */
const CLOCK_TOLERANCE = 10 * SECOND;

/** The provider and purpose of a request, before it has its secrets. */
export interface SocialPlan
  extends Pick<
    AuthorizationRequest,
    'userId' | 'registrationId' | 'targetPath' | 'responseType' | 'shared'
  > {
  provider: SocialProvider;
  purpose: SocialPurpose;
  browserId: string;
  language: Language;
}

/** The response to a browser when a request has begun. */
export interface BegunSocial {
  authorizeUrl: string | null;
  state: string;
  firebase: FirebaseSignIn | null;
}

/** The verified identity, and the authorization request that was answered. */
export interface AnsweredSocial {
  identity: SocialIdentity;
  request: TakenRequest;
}

/** The product's part of social sign-in: it begins requests and checks answers. */
export interface Social {
  /** @throws ApiError `unsupported_provider` for one that this run does not offer. */
  provider(id: SocialProviderId): SocialProvider;
  offered(): readonly SocialProvider[];
  begin(plan: SocialPlan): Promise<BegunSocial>;
  /**
   * Checks an ID token and uses up its authorization request, whatever the caller does with it.
   * @throws ApiError `invalid_token`.
   */
  accept(
    answer: { provider: SocialProviderId; idToken: string; state?: string | undefined },
    browserIds: readonly string[],
  ): Promise<AnsweredSocial>;
  /**
   * Uses up the request that an answer in the query names by its state; null when this browser has
   * begun no such request.
   */
  take(state: string, browserIds: readonly string[]): Promise<TakenRequest | null>;
  /** Exchanges the code of a request that `take` returned. */
  exchange(
    code: string,
    request: TakenRequest,
    browserIds: readonly string[],
  ): Promise<AnsweredSocial>;
}

export function createSocial({
  db,
  clock,
  publicUrl,
  providers,
}: {
  db: Queryable;
  clock: Clock;
  publicUrl: string;
  providers: readonly SocialProvider[];
}): Social {
  const redirectUri = `${publicUrl}${SOCIAL_RETURN_PATH}`;

  function providerOf(id: string): SocialProvider {
    const found = providers.find((provider) => provider.id === id);
    if (found) return found;
    throw new ApiError('unsupported_provider', 'Unsupported provider.');
  }

  async function take(
    name: RequestName,
    browserIds: readonly string[],
    of: readonly SocialProviderId[],
  ): Promise<TakenRequest | null> {
    const browserHashes = browserIds.map(hashToken);
    try {
      return await takeAuthorizationRequest(
        db,
        { ...name, browserHashes, providers: of },
        clock.now(),
      );
    } catch (error) {
      if (isUniqueViolation(error, ANSWER_HASH_KEY)) throw refusedAnswer('it has served before');
      throw error;
    }
  }

  return {
    provider: providerOf,
    offered: () => providers,

    async begin({ provider, browserId, language, ...plan }) {
      const secrets = { state: randomToken(), nonce: randomToken() };
      const { responseType } = plan;
      const authorizeUrl = await provider.begin({
        ...secrets,
        responseType,
        redirectUri,
        language,
        challenge:
          responseType === 'code'
            ? codeChallenge(codeVerifier({ browserId, state: secrets.state }))
            : null,
      });
      await saveAuthorizationRequest(
        db,
        {
          ...plan,
          ...secrets,
          provider: provider.id,
          // The server finishes a return with a code by itself, whoever began
          byScript: false,
          acr: null,
          browserHash: hashToken(browserId),
        },
        clock.now(),
      );
      return { authorizeUrl, state: secrets.state, firebase: provider.firebase };
    },

    async accept({ provider: id, idToken, state }, browserIds) {
      const verdict = await providerOf(id).accept({ idToken });
      const request = await take(nameOf(verdict, { idToken, state }), browserIds, [id]);
      if (!request)
        throw refusedAnswer('no open authorization request of this browser asked for it');
      if (state !== undefined && state !== request.state)
        throw refusedAnswer('the state is another');
      const { identity, signedInAt } = verdict;
      if (signedInAt !== null && signedInAt < request.begunAt - CLOCK_TOLERANCE) {
        throw refusedAnswer('the sign-in is older than the request');
      }
      return { identity, request };
    },

    take: (state, browserIds) => take({ state }, browserIds, SOCIAL_PROVIDERS),

    async exchange(code, request, browserIds) {
      const browserId = browserIds.find((id) => hashToken(id) === request.browserHash);
      if (browserId === undefined) throw refusedAnswer('another browser began its request');
      const verifier = codeVerifier({ browserId, state: request.state });
      const { identity, nonce } = await providerOf(request.provider).accept({
        code,
        verifier,
        redirectUri,
      });
      if (nonce !== null && nonce !== request.nonce) throw refusedAnswer('the nonce is another');
      return { identity, request };
    },
  };
}

const ANSWER_HASH_KEY = 'authorization_requests_answer_hash_key';

/** How an ID token's request is found. */
function nameOf(
  { nonce }: CheckedSocialAnswer,
  { idToken, state }: { idToken: string; state?: string | undefined },
): RequestName {
  if (nonce !== null) return { nonce };
  if (state === undefined) throw refusedAnswer('its state is missing');
  // The signed part of the token: a signature's encoding can be varied
  return { state, answerHash: hashToken(idToken.split('.').slice(0, 2).join('.')) };
}
