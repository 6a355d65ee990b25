import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIVE_PATH, type LiveEvent } from '#domain/api/live';
import { formatCursor } from '#domain/live/cursor';
import type { Change } from '../changeLog/changeLog';
import type { ChangeLogReader } from '../changeLog/changeLogReader';
import { sessionEndsIn } from '../identity/sessionChanges';
import type { Caller } from '../policy/caller';
import { liveScopesOf, requireCandidate, requireRule } from '../policy/policy';
import { startLiveFeed } from './liveFeed';
import { resumePoint } from './liveRequest';
import { createLiveStreams, type LiveStream } from './liveStreams';
import { openSseStream } from './sse';

export interface LiveRoutesOptions {
  /** Called before the first request. */
  reader: ChangeLogReader;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Whether the caller's session is still live; checked at the start and at every heartbeat. */
  stillValid(caller: Caller): Promise<boolean>;
  /** The event of a change for this caller; null when there is none for them. */
  render(change: Change, caller: Caller): Promise<LiveEvent | null>;
  /** Called with a change whose event cannot be made. */
  setAside(change: Change, error: unknown): Promise<void>;
  heartbeatMs?: number;
  maxStreamsPerUser?: number;
  /** Bytes that may be buffered for a slow client before it is disconnected. */
  maxBufferedBytes?: number;
}

const RULE = requireRule(`GET ${LIVE_PATH}`);
const HEARTBEAT_MS = 20_000;
const MAX_STREAMS_PER_USER = 8;
const MAX_BUFFERED_BYTES = 256 * 1024;

/**
 * `GET /api/v2/live`: the live stream of a browser, with the changes of the signed-in candidate's
 * own data. It resumes after `Last-Event-ID`, or `?lastEventId=` for a page that was rendered at a
 * known cursor. When a session ends, its streams end at once, on every node.
 * @returns how many streams are open now.
 * @throws ApiError `authentication_required`, `invalid_request`
 */
export function liveRoutes(
  app: FastifyInstance,
  options: LiveRoutesOptions,
): { openStreams(): number } {
  const { reader, maxBufferedBytes = MAX_BUFFERED_BYTES } = options;
  const onError = (error: unknown) => app.log.error({ err: error }, 'live stream failed');
  const streams = createLiveStreams(options.maxStreamsPerUser ?? MAX_STREAMS_PER_USER, onError);

  // A HEAD route would be a stream that never ends
  app.get(LIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await options.callerOf(request);
    const userId = requireCandidate(RULE, caller);
    const { sessionId } = caller;
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
      scopes: liveScopesOf(userId),
      since,
      stream: stream.sse,
      render: (change) => options.render(change, caller),
      setAside: options.setAside,
      onError,
    });
    streams.add(stream);
    // The session may have ended after the caller was read
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
  // Before the server waits for its connections, which the streams would keep open for ever
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    stopFollowing();
    streams.endAll();
  });
  return { openStreams: () => streams.count() };
}
