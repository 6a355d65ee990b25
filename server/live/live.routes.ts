import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { LIVE_PATH, type LiveEvent } from '#domain/api/live';
import { formatCursor } from '#domain/live/cursor';
import type { Caller } from '../http/route';
import { sessionEndsIn } from '../identity/sessionEnds';
import type { Change } from './changeLog.repository';
import type { ChangeLogReader } from './changeLogReader';
import { startLiveFeed } from './liveFeed';
import { resumePoint } from './liveRequest';
import { createLiveStreams, type LiveStream } from './liveStreams';
import { openSseStream } from './sse';

export interface LiveRoutesOptions {
  /** Started before the first request. */
  reader: ChangeLogReader;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Whether the caller's session still holds; asked at the start and at every heartbeat. */
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
 * a known place. A session that is ended takes its streams with it at once, on every node.
 * @throws ApiError `authentication_required`, `invalid_request`
 */
export function liveRoutes(app: FastifyInstance, options: LiveRoutesOptions): void {
  const { reader, maxBufferedBytes = MAX_BUFFERED_BYTES } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'live stream failed');
  const streams = createLiveStreams(options.maxStreamsPerUser ?? MAX_STREAMS_PER_USER, onError);

  // A HEAD of its own would be a stream that never ends
  app.get(LIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await options.callerOf(request);
    const { userId, sessionId } = caller;
    if (userId === null) throw new ApiError('authentication_required', 'Sign in first.');
    const since = resumePoint(request.query, request.headers['last-event-id']);
    reply.hijack();
    const stream: LiveStream = {
      userId,
      sessionId,
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
    // The session may have ended between the reading of the caller and now
    await streams.check(stream);
  });

  const stopFollowing = reader.subscribe({}, (changes) => {
    for (const { sessionId, type, cursor } of sessionEndsIn(changes)) {
      const event = { type: 'signed_out' } as const;
      const last = type === 'session_ended' ? { id: formatCursor(cursor), event } : null;
      streams.endSession(sessionId, last);
    }
  });

  const heartbeat = setInterval(
    () => void streams.beat(),
    options.heartbeatMs ?? HEARTBEAT_MS,
  ).unref();
  // Before the server waits for its connections, which these would hold open for ever
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    stopFollowing();
    streams.endAll();
  });
}
