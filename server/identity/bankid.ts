import { ApiError } from '#domain/api/errors';
import type { BankidAnswer } from '#domain/api/portal';
import type { BankidDevice, BankidPurpose } from '#domain/api/session';
import type { PersonName } from '#domain/candidates/names';
import type { Language } from '#domain/language';
import type { Clock } from '../clock';
import type { BankidConfig } from '../config';
import type { Queryable } from '../storage/database';
import type { BankidBroker } from './bankidBroker';
import {
  type AuthorizationRequest,
  saveAuthorizationRequest,
  takeAuthorizationRequest,
} from './bankidRequests';
import { verifyIdToken } from './idToken';
import { hashToken, randomToken } from './tokens';

/** Where the broker sends people back to: the site's page (decision 5). */
export const RETURN_PATH = '/auth/bankid';

export interface BankidDeps {
  db: Queryable;
  clock: Clock;
  config: BankidConfig;
  publicUrl: string;
  broker: BankidBroker;
}

/** What an authorization request is for, before it has its secrets. */
export interface AuthorizationRequestPlan
  extends Pick<AuthorizationRequest, 'purpose' | 'userId' | 'registrationId' | 'targetPath'> {
  /** A new value, which the browser is given as this request's cookie. */
  browserId: string;
  device: BankidDevice;
  language: Language;
}

/** A person whom the broker vouched for, and the authorization request that they answered. */
export interface BankidIdentity {
  /** The broker's stored issuer; with `subject` the key of a BankID. */
  issuer: string;
  subject: string;
  /** null when the broker gave no name. */
  name: PersonName | null;
  authorizationRequest: AuthorizationRequest;
}

/** The product's half of BankID: the way there, and what is believed of the answer. */
export interface Bankid {
  /**
   * Stores an authorization request and answers the address to send the browser to; `unavailable`
   * while the broker is down.
   */
  begin(plan: AuthorizationRequestPlan): Promise<string>;
  /**
   * Checks an answer and spends its authorization request, whatever the caller makes of it; else
   * `invalid_token`.
   */
  accept(
    answer: BankidAnswer,
    from: { browserIds: readonly string[]; purpose: BankidPurpose },
  ): Promise<BankidIdentity>;
}

export function createBankid({ db, clock, config, publicUrl, broker }: BankidDeps): Bankid {
  return {
    async begin({ browserId, device, language, ...plan }) {
      const endpoint = await broker.authorizationEndpoint();
      const acr = device === 'same' ? config.acrSameDevice : config.acrOtherDevice;
      const secrets = { state: randomToken(), nonce: randomToken() };
      await saveAuthorizationRequest(
        db,
        { ...plan, ...secrets, acr, browserHash: hashToken(browserId) },
        clock.now(),
      );
      const url = new URL(endpoint);
      for (const [name, value] of Object.entries({
        response_type: 'id_token',
        response_mode: 'fragment',
        scope: 'openid',
        client_id: config.clientId,
        redirect_uri: `${publicUrl}${RETURN_PATH}`,
        acr_values: acr,
        ui_locales: language,
        ...secrets,
      })) {
        url.searchParams.set(name, value);
      }
      return url.href;
    },

    async accept(answer, { browserIds, purpose }) {
      const now = clock.now();
      const claims = await verifyIdToken(answer.id_token, {
        broker,
        clientId: config.clientId,
        now,
      });
      const request = await takeAuthorizationRequest(
        db,
        { nonce: claims.nonce, browserHashes: browserIds.map(hashToken) },
        now,
      );
      if (!request) refuse('no open authorization request of this browser has its nonce');
      if (answer.state !== undefined && answer.state !== request.state)
        refuse('the state is another');
      if (claims.acr !== request.acr) refuse('its acr is not the one asked for');
      if (request.purpose !== purpose)
        refuse('the authorization request was begun for another purpose');
      return {
        issuer: broker.storedIssuer,
        subject: claims.subject,
        name: claims.name,
        authorizationRequest: request,
      };
    },
  };
}

function refuse(why: string): never {
  throw new ApiError('invalid_token', `The BankID answer is refused: ${why}.`);
}
