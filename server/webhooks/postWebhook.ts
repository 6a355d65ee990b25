import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryError } from '#domain/webhooks/webhook';
import { SECOND } from '../lib/time';
import { type AddressRules, isAllowedIp, isAllowedUrl } from './allowedAddress';

/** How a call went: the status that it was answered with, or why there was no answer. */
export type CallResult = { status: number } | { error: Exclude<DeliveryError, 'status'> };

/** Posts JSON to an employer's address. It never rejects. */
export type PostWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<CallResult>;

const TIMEOUT = 10 * SECOND;

interface PostDeps extends AddressRules {
  /** Milliseconds for the whole call; ten seconds when absent. */
  timeout?: number;
  /** All addresses of a host name; the platform's when absent. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

/**
 * Calls are made by `node:http`, which lets the connection itself look up the name: the address that
 * is checked is the one that is connected to, however often the name's address changes. A redirect
 * is an answer like any other, and of an answer only the status is read.
 */
export function createPostWebhook({
  timeout = TIMEOUT,
  resolve = (host) => lookup(host, { all: true }),
  ...rules
}: PostDeps): PostWebhook {
  const checkedLookup: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !isAllowedIp(address, rules))) {
          done(new Error('The host is not one that may be called.'), '');
        } else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };

  return (url, headers, body) =>
    new Promise((answer) => {
      // An address that is written as numbers is looked up by nobody
      if (!isAllowedUrl(url, rules)) return answer({ error: 'no_connection' });
      const signal = AbortSignal.timeout(timeout);
      const send = url.startsWith('https:') ? httpsRequest : httpRequest;
      const call = send(url, {
        method: 'POST',
        agent: false,
        lookup: checkedLookup,
        signal,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Vikari-Webhooks/1.0',
        },
      });
      call.on('response', (response) => {
        answer({ status: response.statusCode ?? 0 });
        response.destroy();
      });
      call.on('error', () => answer({ error: signal.aborted ? 'timeout' : 'no_connection' }));
      call.end(body);
    });
}
