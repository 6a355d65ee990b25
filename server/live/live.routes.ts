import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { LIVE_PATH, type LiveEvent } from '#domain/api/live';
import type { Caller } from '../http/route';
import type { Change } from './changeLog';
import type { ChangeLogReader } from './changeLogReader';
import { startLiveFeed } from './liveFeed';
import { resumePoint } from './liveRequest';
import { createLiveStreams, type LiveStream } from './liveStreams';
import { openSseStream } from './sse';

export interface LiveRoutesOptions {
  /** Started before the first request. */
  reader: ChangeLogReader;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Whether the caller's session still holds; asked at every heartbeat. */
  stillValid(caller: Caller): Promise<boolean>;
  /** A change as the caller sees it now; null when it is nothing to her. */
  render(change: Change, caller: Caller): Promise<LiveEvent | null>;
  heartbeatMs?: number;
  maxStreamsPerUser?: number;
  /** Bytes that may wait for a slow client before it is dropped. */
  maxBufferedBytes?: number;
}

const HEARTBEAT_MS = 20_000;
const MAX_STREAMS_PER_USER = 8;
const MAX_BUFFERED_BYTES = 256 * 1024;

/**
 * `GET /api/v2/live`: one stream a browser, with the changes of the signed-in candidate's own
 * things. It resumes after `Last-Event-ID`, or `?lastEventId=` for a page that was rendered at
 * a known place.
 * @throws ApiError `authentication_required`, `invalid_request`
 */
export function liveRoutes(app: FastifyInstance, options: LiveRoutesOptions): void {
  const { reader, maxBufferedBytes = MAX_BUFFERED_BYTES } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'live stream failed');
  const streams = createLiveStreams(options.maxStreamsPerUser ?? MAX_STREAMS_PER_USER, onError);

  // A HEAD of its own would be a stream that never ends
  app.get(LIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await options.callerOf(request);
    const { userId } = caller;
    if (userId === null) throw new ApiError('authentication_required', 'Sign in first.');
    const since = resumePoint(request.query, request.headers['last-event-id']);
    reply.hijack();
    const stream: LiveStream = {
      userId,
      sse: openSseStream(reply.raw, reply.getHeaders(), maxBufferedBytes, () => {
        stop();
        streams.remove(stream);
      }),
      stillValid: () => options.stillValid(caller),
    };
    const stop = startLiveFeed({
      reader,
      scopes: [`user:${userId}`],
      since,
      stream: stream.sse,
      render: (change) => options.render(change, caller),
      onError,
    });
    streams.add(stream);
  });

  const heartbeat = setInterval(
    () => void streams.beat(),
    options.heartbeatMs ?? HEARTBEAT_MS,
  ).unref();
  // Before the server waits for its connections, which these would hold open for ever
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    streams.endAll();
  });
}
