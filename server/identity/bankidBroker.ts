import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../lib/clock';
import { HOUR } from '../lib/time';
import { BROKER_TIMEOUT, brokerUnavailable } from './brokerCall';
import {
  type BrokerClient,
  type CodeExchange,
  type ExchangedTokens,
  exchangeCode,
} from './codeExchange';
import { jsonAnswer } from './jsonAnswer';
import { fieldOf } from './jsonField';
import { readUserInfo } from './userInfo';

/** The OIDC party that verifies a BankID. Its calls throw `bankid_unavailable` while it is down. */
export interface BankidBroker {
  /** The `iss` of its tokens. */
  issuer: string;
  /**
   * The issuer stored with its subjects: its `iss`, or a name that does not change with the
   * address.
   */
  storedIssuer: string;
  authorizationEndpoint(): Promise<string>;
  /** Whether it answers with a code alone. */
  codeOnly(): Promise<boolean>;
  /** What it is asked for: `openid`, and the name where that is asked for by itself. */
  scope(): Promise<string>;
  /** Exchanges a code for tokens; throws `invalid_token` when it is refused. */
  exchangeCode(exchange: CodeExchange): Promise<ExchangedTokens>;
  /**
   * What the broker's UserInfo says of the person of a token; null where it has none, or refuses it.
   * Throws `invalid_token` where that is another than `subject`.
   */
  userInfo(accessToken: string, subject: string): Promise<object | null>;
  /** Finds the key that a token's header names. */
  key: JWTVerifyGetKey;
}

interface Metadata {
  authorizationEndpoint: string;
  /** null when the broker has no code flow. */
  tokenEndpoint: string | null;
  /** null when the broker has no UserInfo. */
  userInfoEndpoint: string | null;
  codeOnly: boolean;
  scope: string;
  /** Whether the client's secret is sent in the form, for a broker that accepts it no other way. */
  secretInForm: boolean;
  keys: JWTVerifyGetKey;
}

/** Milliseconds. */
const METADATA_LIFE = HOUR;

/**
 * A broker over the network. Its metadata is read at first use and cached for an hour; simultaneous
 * calls share one read, and a failed read is not cached.
 */
export function remoteBroker(
  issuer: string,
  client: BrokerClient,
  deps: { clock: Clock; fetch: typeof fetch },
): BankidBroker {
  let reading: Promise<Metadata> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  function metadata(): Promise<Metadata> {
    const now = deps.clock.now();
    if (!reading || now - readAt >= METADATA_LIFE) {
      readAt = now;
      reading = discover(issuer, deps.fetch).catch((error: unknown) => {
        reading = null;
        throw brokerUnavailable(error);
      });
    }
    return reading;
  }

  return {
    issuer,
    storedIssuer: issuer,
    authorizationEndpoint: async () => (await metadata()).authorizationEndpoint,
    codeOnly: async () => (await metadata()).codeOnly,
    scope: async () => (await metadata()).scope,
    async exchangeCode(exchange) {
      const { tokenEndpoint, secretInForm } = await metadata();
      if (tokenEndpoint === null) throw brokerUnavailable(new Error('It has no token endpoint.'));
      return exchangeCode(exchange, { ...client, tokenEndpoint, secretInForm, fetch: deps.fetch });
    },
    async userInfo(accessToken, subject) {
      const { userInfoEndpoint } = await metadata();
      if (userInfoEndpoint === null) return null;
      return readUserInfo({ accessToken, subject }, { userInfoEndpoint, fetch: deps.fetch });
    },
    key: async (header, token) => {
      const { keys } = await metadata();
      try {
        return await keys(header, token);
      } catch (error) {
        // For an unknown key the token is refused; for anything else the broker or the network has
        // failed.
        if (error instanceof errors.JWKSNoMatchingKey) throw error;
        throw brokerUnavailable(error);
      }
    },
  };
}

async function discover(issuer: string, fetchIt: typeof fetch): Promise<Metadata> {
  const response = await fetchIt(`${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(BROKER_TIMEOUT),
  });
  if (!response.ok) throw new Error(`Discovery answered ${response.status}.`);
  const body: unknown = await jsonAnswer(response);
  if (textOf(body, 'issuer') !== issuer) throw new Error('The metadata name another issuer.');
  return {
    authorizationEndpoint: safeUrl(textOf(body, 'authorization_endpoint')).href,
    tokenEndpoint:
      fieldOf(body, 'token_endpoint') !== undefined
        ? safeUrl(textOf(body, 'token_endpoint')).href
        : null,
    userInfoEndpoint:
      fieldOf(body, 'userinfo_endpoint') !== undefined
        ? safeUrl(textOf(body, 'userinfo_endpoint')).href
        : null,
    codeOnly: isCodeOnly(body),
    scope: namesOf(body, 'scopes_supported').includes('profile') ? 'openid profile' : 'openid',
    secretInForm: takesSecretInFormOnly(body),
    keys: createRemoteJWKSet(safeUrl(textOf(body, 'jwks_uri')), {
      timeoutDuration: BROKER_TIMEOUT,
      [customFetch]: fetchIt,
    }),
  };
}

/** Basic authentication is the default of OIDC Discovery when the metadata name no method. */
function takesSecretInFormOnly(body: unknown): boolean {
  const ways = namesOf(body, 'token_endpoint_auth_methods_supported');
  return ways.includes('client_secret_post') && !ways.includes('client_secret_basic');
}

/** Metadata that name no type of response, although they have to, say nothing about it. */
function isCodeOnly(body: unknown): boolean {
  const types = namesOf(body, 'response_types_supported');
  return types.includes('code') && !types.includes('id_token');
}

function namesOf(body: unknown, list: string): unknown[] {
  const names = fieldOf(body, list);
  return Array.isArray(names) ? names : [];
}

function textOf(body: unknown, name: string): string {
  const value = fieldOf(body, name);
  if (typeof value !== 'string') throw new Error(`The metadata lack ${name}.`);
  return value;
}

/** Keys and users' browsers use TLS only; loopback is allowed for a broker that runs locally. */
function safeUrl(text: string): URL {
  const url = new URL(text);
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && local)) return url;
  throw new Error(`${url.protocol} is not a safe protocol for the broker.`);
}
