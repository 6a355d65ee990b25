import { webhookBodies } from '#domain/api/webhookEvents.responses';
import type { SchemaConverter } from './jsonSchema';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The three headers of Standard Webhooks. */
export const WEBHOOK_HEADERS = {
  WebhookId: header('webhook-id', 'The same for every call about the event: handle each id once.'),
  WebhookTimestamp: header('webhook-timestamp', 'Of this attempt, seconds since 1970.'),
  WebhookSignature: header(
    'webhook-signature',
    'Space-separated `v1,` and the Base64 of an HMAC-SHA256 of id, timestamp and the body’s exact bytes, joined with full stops.',
  ),
} as const;

/** The calls to an employer's registered addresses, which are signed as Standard Webhooks says. */
export function webhookOperations(schemas: SchemaConverter): Record<string, object> {
  const parameters = Object.keys(WEBHOOK_HEADERS).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  return Object.fromEntries(
    webhookBodies.map(({ type, body }) => [
      type,
      {
        post: {
          tags: ['integration'],
          operationId: `webhook_${type.replaceAll('.', '_')}`,
          summary: `The event ${type}.`,
          security: [{}],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemas.of(body) } },
          },
          responses: {
            '2XX': { description: 'It has arrived; every other answer means another attempt.' },
            '410': { description: 'The address is gone: nothing more is sent to it.' },
          },
        },
      },
    ]),
  );
}
