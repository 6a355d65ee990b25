import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { ApiError } from '#domain/api/errors';
import type { Clock } from '../clock';
import { HOUR, SECOND } from './time';

/** The OIDC party that vouches for a BankID. Its calls throw `unavailable` while it is down. */
export interface BankidBroker {
  /** The `iss` of its tokens. */
  issuer: string;
  /** What is stored beside its people's subjects: its `iss`, or a name that outlives an address. */
  storedIssuer: string;
  authorizationEndpoint(): Promise<string>;
  /** Finds the key a token's header names. */
  key: JWTVerifyGetKey;
}

interface Metadata {
  authorizationEndpoint: string;
  keys: JWTVerifyGetKey;
}

/** Milliseconds. */
const METADATA_LIFE = HOUR;
const TIMEOUT = 5 * SECOND;

const unavailable = () => new ApiError('unavailable', 'The BankID broker does not answer.');

/**
 * A broker over the network. Its metadata are read at first use and kept for an hour; calls
 * that come meanwhile share the reading, and a failed one is not remembered.
 */
export function remoteBroker(
  issuer: string,
  deps: { clock: Clock; fetch: typeof fetch },
): BankidBroker {
  let reading: Promise<Metadata> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  function metadata(): Promise<Metadata> {
    const now = deps.clock.now();
    if (!reading || now - readAt >= METADATA_LIFE) {
      readAt = now;
      reading = discover(issuer, deps.fetch).catch(() => {
        reading = null;
        throw unavailable();
      });
    }
    return reading;
  }

  return {
    issuer,
    storedIssuer: issuer,
    authorizationEndpoint: async () => (await metadata()).authorizationEndpoint,
    key: async (header, token) => {
      const { keys } = await metadata();
      try {
        return await keys(header, token);
      } catch (error) {
        // No such key is the token's fault; anything else is the broker's or the network's.
        if (error instanceof errors.JWKSNoMatchingKey) throw error;
        throw unavailable();
      }
    },
  };
}

async function discover(issuer: string, fetchIt: typeof fetch): Promise<Metadata> {
  const response = await fetchIt(`${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`Discovery answered ${response.status}.`);
  const body: unknown = await response.json();
  if (textOf(body, 'issuer') !== issuer) throw new Error('The metadata name another issuer.');
  return {
    authorizationEndpoint: safeUrl(textOf(body, 'authorization_endpoint')).href,
    keys: createRemoteJWKSet(safeUrl(textOf(body, 'jwks_uri')), {
      timeoutDuration: TIMEOUT,
      [customFetch]: fetchIt,
    }),
  };
}

function textOf(body: unknown, name: string): string {
  const value: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string') throw new Error(`The metadata lack ${name}.`);
  return value;
}

/** Keys and people travel over TLS only; loopback is let through for a broker run locally. */
function safeUrl(text: string): URL {
  const url = new URL(text);
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && local)) return url;
  throw new Error(`${url.protocol} is no safe way to the broker.`);
}
