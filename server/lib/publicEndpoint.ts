import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './publicAddress';
import { SECOND } from './time';

/** Milliseconds for one call. */
const TIMEOUT = 10 * SECOND;

const LOOPBACK_NAME = 'localhost';

/**
 * Whether an address from outside may be called: a public one, over HTTPS. Browsers give push
 * services' addresses and employers those of webhooks, so none may lead into our own network.
 *
 * @param loopback - whether this machine is allowed too, without HTTPS: in no production run.
 */
export function isAllowedEndpoint(endpoint: string, loopback: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, hash, hostname } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === LOOPBACK_NAME || host.endsWith(`.${LOOPBACK_NAME}`) || isLoopbackAddress(host)) {
    return loopback && (protocol === 'http:' || protocol === 'https:');
  }
  return protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host));
}

/** All addresses of a name. */
type Resolve = (host: string) => Promise<LookupAddress[]>;

/**
 * Finds the addresses of a name, without those that must not be called. The connection itself looks
 * them up here: what was checked is what is connected to, however often the name's address changes.
 */
function allowedLookup(loopback: boolean, resolve: Resolve): LookupFunction {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (loopback && isLoopbackAddress(address));
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const allowed = found.filter(({ address }) => isAllowed(address));
        const [first] = allowed;
        if (!first) done(new Error('The name leads to no public address.'), '');
        else if (options.all) done(null, allowed);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}

/** What is posted, and how. */
interface EndpointCall {
  headers: Readonly<Record<string, string | number>>;
  body: Buffer;
  /** As of `isAllowedEndpoint`. */
  loopback: boolean;
  /** Milliseconds; ten seconds when absent. */
  timeout?: number;
  /** The platform's when absent. */
  resolve?: Resolve;
}

/** What is read of an answer. */
export interface EndpointAnswer {
  status: number;
  /** The header of that name. */
  retryAfter: string | null;
}

const allAddresses: Resolve = (host) => lookup(host, { all: true });

/**
 * Posts to an address from outside; no body is read and no redirect followed. It rejects with a
 * `TimeoutError` when no answer came in time.
 */
export function postToEndpoint(
  endpoint: string,
  { headers, body, loopback, timeout = TIMEOUT, resolve: find = allAddresses }: EndpointCall,
): Promise<EndpointAnswer> {
  const signal = AbortSignal.timeout(timeout);
  const url = new URL(endpoint);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A name may lead elsewhere than when it was given: its addresses are looked at each time
    if (!isAllowedEndpoint(endpoint, loopback)) throw new Error('The endpoint is not allowed.');
    const call = request(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: allowedLookup(loopback, find),
      signal,
    });
    call.on('response', (response) => {
      const { statusCode = 0, headers: answered } = response;
      resolve({ status: statusCode, retryAfter: answered['retry-after'] ?? null });
      response.destroy();
    });
    call.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    call.end(body);
  });
}
