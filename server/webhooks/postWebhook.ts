import type { DeliveryError } from '#domain/webhooks/webhook';
import { type EndpointAnswer, postToEndpoint } from '../lib/publicEndpoint';
import { traceHeaders } from '../lib/traceContext';

/** How a call went: its answer, or why there was none. */
export type CallResult = EndpointAnswer | { error: Exclude<DeliveryError, 'status'> };

/** Posts JSON to an employer's address. It never rejects. */
export type PostWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<CallResult>;

/**
 * @param loopback - whether this machine may be called too: in no production run.
 * @param timeout - milliseconds for a call; as long as `postToEndpoint` waits when absent.
 */
export function createPostWebhook({
  loopback,
  timeout,
}: {
  loopback: boolean;
  timeout?: number;
}): PostWebhook {
  return async (url, headers, text) => {
    const body = Buffer.from(text);
    const all = {
      ...traceHeaders(),
      ...headers,
      'content-type': 'application/json',
      'content-length': body.length,
      'user-agent': 'Vikari-Webhooks/1.0',
    };
    const options = { headers: all, body, loopback, ...(timeout !== undefined && { timeout }) };
    try {
      return await postToEndpoint(url, options);
    } catch (error) {
      // The exact reason of the others would reveal hosts of our own network
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      return { error: isTimeout ? 'timeout' : 'no_connection' };
    }
  };
}
