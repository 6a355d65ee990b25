import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The secret of a webhook, made from the server's and the webhook's id. It is stored nowhere, so
 * that no row contains it and no change of the files' keys concerns it; a new one is a new webhook.
 */
export function secretOf(serverSecret: Uint8Array, webhookId: string): string {
  return (
    PREFIX + createHmac('sha256', serverSecret).update(`webhook ${webhookId}`).digest('base64')
  );
}

/**
 * The headers of a call, as Standard Webhooks 1.0.0 says: an HMAC-SHA256 of id, timestamp and body,
 * joined with full stops. https://www.standardwebhooks.com
 *
 * @param call.timestamp - of the attempt, whole seconds since the epoch.
 */
export function signedHeaders(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
