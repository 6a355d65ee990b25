import { ApiError } from '#domain/api/errors';
import type { BankidAnswer } from '#domain/api/portal';
import type { BankidDevice, BankidPurpose } from '#domain/api/session';
import type { PersonName } from '#domain/candidates/names';
import type { Language } from '#domain/language';
import type { BankidConfig } from '../config/config';
import type { Clock } from '../lib/clock';
import { hashToken, randomToken } from '../lib/tokens';
import type { Queryable } from '../storage/database';
import {
  type AuthorizationRequest,
  findTakenRequest,
  type ResponseType,
  saveAuthorizationRequest,
  takeAuthorizationRequest,
} from './authorizationRequests.repository';
import type { BankidBroker } from './bankidBroker';
import { type BankidClaims, verifyIdToken } from './idToken';
import { codeChallenge, codeVerifier } from './pkce';

/** The broker's redirect address: the site's page (decision 5 of the specification). */
export const RETURN_PATH = '/auth/bankid';

export interface BankidDeps {
  db: Queryable;
  clock: Clock;
  config: BankidConfig;
  publicUrl: string;
  broker: BankidBroker;
}

/** The purpose of an authorization request, before it has its secrets. */
export interface AuthorizationRequestPlan
  extends Pick<
    AuthorizationRequest,
    'purpose' | 'userId' | 'registrationId' | 'targetPath' | 'responseType' | 'shared'
  > {
  /** A new value, which the browser gets as this request's cookie. */
  browserId: string;
  device: BankidDevice;
  language: Language;
}

/** The identity that the broker verified, and the authorization request that was answered. */
export interface BankidIdentity {
  /** The broker's stored issuer; with `subject` the key of a BankID. */
  issuer: string;
  subject: string;
  /** null when the broker gave no name. */
  name: PersonName | null;
  authorizationRequest: AuthorizationRequest;
}

/** The product's side of BankID: it begins requests and checks answers. */
export interface Bankid {
  /**
   * Stores an authorization request and returns the address to redirect the browser to;
   * `bankid_unavailable` while the broker is down.
   */
  begin(plan: AuthorizationRequestPlan): Promise<string>;
  /**
   * Checks an id_token from the fragment and uses up its authorization request, whatever the caller
   * does with it; throws `invalid_token` otherwise.
   */
  accept(
    answer: BankidAnswer,
    from: { browserIds: readonly string[]; purpose: BankidPurpose },
  ): Promise<BankidIdentity>;
  /**
   * The identity of an id_token that this user has sent from this browser before, when its answer
   * may have been lost; null when they have not. Throws `invalid_token` for a token that is not valid.
   */
  acceptedBefore(
    answer: BankidAnswer,
    from: { browserIds: readonly string[]; purpose: BankidPurpose; userId: string },
  ): Promise<BankidIdentity | null>;
  /**
   * Uses up the authorization request that an answer in the query identifies by its state: the
   * answer is a code or an error. null when this browser began no such request, or its answer was
   * used already.
   */
  take(state: string, browserIds: readonly string[]): Promise<AuthorizationRequest | null>;
  /**
   * Exchanges the code for a request that `take` returned, and checks the id_token; throws
   * `invalid_token`, or `bankid_unavailable` while the broker is down.
   */
  exchange(
    code: string,
    request: AuthorizationRequest,
    browserIds: readonly string[],
  ): Promise<BankidIdentity>;
}

export function createBankid({ db, clock, config, publicUrl, broker }: BankidDeps): Bankid {
  const redirectUri = `${publicUrl}${RETURN_PATH}`;
  const verify = (idToken: string) =>
    verifyIdToken(idToken, { broker, clientId: config.clientId, now: clock.now() });

  function identityOf(claims: BankidClaims, request: AuthorizationRequest): BankidIdentity {
    if (claims.acr !== request.acr) refuse('its acr is not the one requested');
    return {
      issuer: broker.storedIssuer,
      subject: claims.subject,
      name: claims.name,
      authorizationRequest: request,
    };
  }

  return {
    async begin({ browserId, device, language, ...plan }) {
      const endpoint = await broker.authorizationEndpoint();
      const acr = device === 'same' ? config.acrSameDevice : config.acrOtherDevice;
      const secrets = { state: randomToken(), nonce: randomToken() };
      await saveAuthorizationRequest(
        db,
        { ...plan, ...secrets, provider: 'bankid', acr, browserHash: hashToken(browserId) },
        clock.now(),
      );
      const url = new URL(endpoint);
      for (const [name, value] of Object.entries({
        ...modeOf(plan.responseType, { browserId, state: secrets.state }),
        scope: 'openid',
        client_id: config.clientId,
        redirect_uri: redirectUri,
        acr_values: acr,
        ui_locales: language,
        ...secrets,
      })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },

    async accept(answer, { browserIds, purpose }) {
      const claims = await verify(answer.id_token);
      const request = await takeAuthorizationRequest(
        db,
        { nonce: claims.nonce, browserHashes: browserIds.map(hashToken), providers: ['bankid'] },
        clock.now(),
      );
      if (!request) refuse('no open authorization request of this browser has its nonce');
      if (answer.state !== undefined && answer.state !== request.state) {
        refuse('the state is another one');
      }
      if (request.purpose !== purpose) {
        refuse('the authorization request was begun for another purpose');
      }
      return identityOf(claims, request);
    },

    async acceptedBefore(answer, { browserIds, purpose, userId }) {
      const claims = await verify(answer.id_token);
      const request = await findTakenRequest(
        db,
        { nonce: claims.nonce, browserHashes: browserIds.map(hashToken), userId },
        clock.now(),
      );
      return request?.purpose === purpose ? identityOf(claims, request) : null;
    },

    take: (state, browserIds) =>
      takeAuthorizationRequest(
        db,
        { state, browserHashes: browserIds.map(hashToken), providers: ['bankid'] },
        clock.now(),
      ),

    async exchange(code, request, browserIds) {
      const browserId = browserIds.find((id) => hashToken(id) === request.browserHash);
      if (browserId === undefined) refuse('another browser began its authorization request');
      const claims = await verify(
        await broker.exchangeCode({
          code,
          redirectUri,
          verifier: codeVerifier({ browserId, state: request.state }),
        }),
      );
      if (claims.nonce !== request.nonce) refuse('its nonce is not the one of the request');
      return identityOf(claims, request);
    },
  };
}

/** The parameters that tell the broker how to respond. */
function modeOf(
  responseType: ResponseType,
  request: { browserId: string; state: string },
): Record<string, string> {
  if (responseType === 'id_token') return { response_type: 'id_token', response_mode: 'fragment' };
  return {
    response_type: 'code',
    response_mode: 'query',
    code_challenge: codeChallenge(codeVerifier(request)),
    code_challenge_method: 'S256',
  };
}

function refuse(why: string): never {
  throw new ApiError('invalid_token', `The BankID answer is refused: ${why}.`);
}
