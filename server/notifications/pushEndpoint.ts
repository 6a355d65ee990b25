import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from '../lib/publicAddress';
import { SECOND } from '../lib/time';

/** Milliseconds for one call. */
const TIMEOUT = 10 * SECOND;

const LOOPBACK_NAME = 'localhost';

/**
 * Whether a push service may be there: at a public address over HTTPS. Browsers give these
 * addresses, and the server calls them, so none may lead into our own network.
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

/** Finds the addresses of a name, without those that must not be called. */
function allowedLookup(loopback: boolean): LookupFunction {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (loopback && isLoopbackAddress(address));
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (error) done(error, '');
      else if (!first) done(new Error('The name leads to no public address.'), '');
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
}

/** Posts to a push service and resolves to its status; its body is not read, no redirect followed. */
export function postToEndpoint(
  endpoint: string,
  {
    headers,
    body,
    loopback,
  }: { headers: Readonly<Record<string, string | number>>; body: Buffer; loopback: boolean },
): Promise<number> {
  const url = new URL(endpoint);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A name may lead elsewhere than when it was subscribed: its addresses are looked at each time
    if (!isAllowedEndpoint(endpoint, loopback)) throw new Error('The endpoint is not allowed.');
    const call = request(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: allowedLookup(loopback),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    call.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}
