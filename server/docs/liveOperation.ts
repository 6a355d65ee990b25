import { LIVE_CURSOR_EVENT, LIVE_PATH } from '#domain/api/live';
import { liveEvent } from '#domain/api/live.responses';
import type { DocumentParts } from './operation';
import { refusalsOf } from './refusals';

const DESCRIPTION = [
  'Server-sent events. The `data` of each is JSON, a `LiveEvent`, and its `id` is a cursor in the change log.',
  `A stream that is opened without a cursor first sends an event named \`${LIVE_CURSOR_EVENT}\`, without data, whose \`id\` is the cursor that it begins at.`,
  'No event follows `signed_out`. After `resync` the client has to read all its data again.',
].join(' ');

const place = { type: 'string' } as const;

/** The live stream, which is not an endpoint of the contract. */
export function liveOperation({ schemas, refusals }: DocumentParts): Record<string, object> {
  return {
    [LIVE_PATH]: {
      get: {
        tags: ['v2'],
        operationId: 'v2_live_get',
        summary: 'Follow the candidate’s own changes as they happen.',
        description: DESCRIPTION,
        security: [{ session: [] }],
        parameters: [
          {
            name: 'Last-Event-ID',
            in: 'header',
            description: 'The `id` of the last event received.',
            schema: place,
          },
          {
            name: 'lastEventId',
            in: 'query',
            description: 'The cursor to begin at, for a page that was rendered at a known one.',
            schema: place,
          },
        ],
        responses: {
          '200': {
            description: 'The stream.',
            content: { 'text/event-stream': { schema: schemas.of(liveEvent) } },
          },
          ...refusals.of(refusalsOf({ access: 'candidate', method: 'GET' })),
        },
      },
    },
  };
}
