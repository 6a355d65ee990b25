import { ApiError } from '#domain/api/errors';
import type { BankidAnswer } from '#domain/api/portal';
import type { PersonName } from '#domain/candidates/names';
import type { Language } from '#domain/language';
import type { BankidDevice, BankidPurpose } from '#domain/signIn/bankidRequests';
import type { BankidConfig } from '../config/config';
import type { Clock } from '../lib/clock';
import { hashToken, randomToken } from '../lib/tokens';
import type { Queryable } from '../storage/database';
import {
  type AuthorizationRequest,
  endAuthorizationRequest,
  findBegunRequest,
  findTakenRequest,
  type ResponseType,
  type SignInProvider,
  saveAuthorizationRequest,
  takeAuthorizationRequest,
} from './authorizationRequests.repository';
import type { BankidBroker } from './bankidBroker';
import { brokerFault } from './brokerFault';
import { type BankidClaims, nameOf, verifyIdToken } from './idToken';
import { codeChallenge, codeVerifier } from './pkce';
import type { BankidKey } from './users.repository';

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
    'purpose' | 'userId' | 'registrationId' | 'targetPath' | 'responseType' | 'byScript' | 'shared'
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
  /** How the broker is asked to answer a request that a page with a script, or a form, begins. */
  responseTypeFor(byScript: boolean): Promise<ResponseType>;
  /**
   * Checks an id_token, or exchanges a code, from the fragment and uses up its authorization request,
   * whatever the caller does with it; throws `invalid_token` otherwise.
   */
  accept(
    answer: BankidAnswer,
    from: { browserIds: readonly string[]; purpose: BankidPurpose },
  ): Promise<BankidIdentity>;
  /**
   * The request that this user has answered from this browser before, when our response may have been
   * lost, with whom the answer names: nobody for a code, which a broker exchanges once. null when they
   * have not. Throws `invalid_token` for a token that is not valid.
   */
  acceptedBefore(
    answer: BankidAnswer,
    from: { browserIds: readonly string[]; purpose: BankidPurpose; userId: string },
  ): Promise<{ targetPath: string | null; key: BankidKey | null } | null>;
  /**
   * What this browser began the request for, and whether a page with a script did, which then gets its
   * answer; null when it began none.
   */
  begun(
    state: string,
    browserIds: readonly string[],
  ): Promise<Pick<AuthorizationRequest, 'purpose' | 'byScript'> | null>;
  /** Ends the request that the broker answered with an error; null when this browser began none. */
  end(state: string, browserIds: readonly string[]): Promise<{ provider: SignInProvider } | null>;
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
    if (claims.acr !== request.acr) {
      throw brokerFault('its acr is not the one requested');
    }
    return {
      issuer: broker.storedIssuer,
      subject: claims.subject,
      name: claims.name,
      authorizationRequest: request,
    };
  }

  const take = (state: string, browserIds: readonly string[]) =>
    takeAuthorizationRequest(
      db,
      { state, browserHashes: browserIds.map(hashToken), providers: ['bankid'] },
      clock.now(),
    );

  async function exchanged(
    code: string,
    request: AuthorizationRequest,
    browserIds: readonly string[],
  ): Promise<BankidClaims> {
    const browserId = browserIds.find((id) => hashToken(id) === request.browserHash);
    if (browserId === undefined) refuse('another browser began its authorization request');
    const { idToken, accessToken } = await broker.exchangeCode({
      code,
      redirectUri,
      verifier: codeVerifier({ browserId, state: request.state }),
    });
    const claims = await verify(idToken);
    if (claims.nonce !== request.nonce) {
      throw brokerFault('the nonce of its id_token is not the one of the request');
    }
    if (claims.name !== null || accessToken === null) return claims;
    // Some brokers give the name there alone, and not in the id_token
    const profile = await broker.userInfo(accessToken, claims.subject);
    return { ...claims, name: profile && nameOf(profile) };
  }

  /** Whom an answer from the fragment names, and the request that it answers, which it uses up. */
  async function answered(
    { id_token, code, state }: BankidAnswer,
    browserIds: readonly string[],
  ): Promise<{ claims: BankidClaims; request: AuthorizationRequest }> {
    if (id_token === undefined) {
      const request = await take(state ?? '', browserIds);
      if (!request || !code) refuse('no open authorization request of this browser has its state');
      return { claims: await exchanged(code, request, browserIds), request };
    }
    const claims = await verify(id_token);
    const request = await takeAuthorizationRequest(
      db,
      { nonce: claims.nonce, browserHashes: browserIds.map(hashToken), providers: ['bankid'] },
      clock.now(),
    );
    if (!request) refuse('no open authorization request of this browser has its nonce');
    if (state !== undefined && state !== request.state) refuse('the state is another one');
    return { claims, request };
  }

  return {
    async begin({ browserId, device, language, ...plan }) {
      const [endpoint, scope] = await Promise.all([broker.authorizationEndpoint(), broker.scope()]);
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
        scope,
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

    async responseTypeFor(byScript) {
      if (await broker.codeOnly()) return 'code';
      // The simulator answers both ways: pages with a script get the one without a second call
      if (config.issuer === 'simulator') return byScript ? 'id_token' : 'code';
      return config.codeFlow ? 'code' : 'id_token';
    },

    async accept(answer, { browserIds, purpose }) {
      const { claims, request } = await answered(answer, browserIds);
      if (request.purpose !== purpose) {
        refuse('the authorization request was begun for another purpose');
      }
      return identityOf(claims, request);
    },

    async acceptedBefore(answer, { browserIds, purpose, userId }) {
      const browserHashes = browserIds.map(hashToken);
      const claims = answer.id_token === undefined ? null : await verify(answer.id_token);
      const name = claims ? { nonce: claims.nonce } : { state: answer.state ?? '' };
      const request = await findTakenRequest(db, { ...name, browserHashes, userId }, clock.now());
      if (request?.purpose !== purpose) return null;
      const { targetPath } = request;
      return { targetPath, key: claims && keyOf(identityOf(claims, request)) };
    },

    begun: (state, browserIds) =>
      findBegunRequest(db, { state, browserHashes: browserIds.map(hashToken) }, clock.now()),

    end: (state, browserIds) =>
      endAuthorizationRequest(db, { state, browserHashes: browserIds.map(hashToken) }, clock.now()),

    take,

    exchange: async (code, request, browserIds) =>
      identityOf(await exchanged(code, request, browserIds), request),
  };
}

const keyOf = ({ issuer, subject }: BankidIdentity): BankidKey => ({ issuer, subject });

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
