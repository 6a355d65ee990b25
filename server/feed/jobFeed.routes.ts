import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { readyBody, sendReady } from '../http/readyBody';
import { findJobEvents, findNewestJobEvents, hasOpenJobBefore } from '../jobs/jobFeed';
import { wholeOnes } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import type { Quarantine } from '../quarantine/quarantine';
import type { Queryable } from '../storage/database';
import { atomOf } from './atomJobs';
import {
  type FeedCursor,
  formatFeedCursor,
  newestCursor,
  readFeedCursor,
  readOlderCursor,
} from './feedCursor';
import { type FeedPage, feedEntry } from './jobFeedEntry';

/** Events in one answer. */
const PAGE = 100;
/** Seconds that an answer may be kept. */
const MAX_AGE = 60;
/** Calls a minute from one address. */
const PER_MINUTE = 120;

/** When a page without events was changed. With the present moment it would be another each time. */
const UNCHANGED = '2026-01-01T00:00:00.000Z';

interface JobFeedDeps {
  db: Queryable;
  clock: Clock;
  publicUrl: string;
  quarantine: Pick<Quarantine, 'setAsideAll'>;
}

/** `GET /feed/jobs.json` and `GET /feed/jobs.atom`: our own jobs, page by page, by event. */
export function jobFeedRoutes(app: FastifyInstance, deps: JobFeedDeps): void {
  const { publicUrl } = deps;
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } };
  const address = (file: string, after: string) => `${publicUrl}/feed/${file}?after=${after}`;

  app.get<Query>('/feed/jobs.json', { config }, async (request, reply) => {
    const page = await readPage(deps, await readFeedCursor(deps.db, request.query.after));
    const body = { ...page, next: address('jobs.json', page.last) };
    return send(request, reply, 'application/json', JSON.stringify(body));
  });

  app.get<Query>('/feed/jobs.atom', { config }, async (request, reply) => {
    const { after, before } = request.query;
    if (after !== undefined && before !== undefined) {
      throw new ApiError('invalid_request', 'Send either after or before.', {
        before: 'validation.unknown_field',
      });
    }
    const { page, self, next } = await (after === undefined
      ? newestAtom(before)
      : changesAtom(after));
    const [newest] = page.entries.map(({ at }) => at).sort((one, other) => (one < other ? 1 : -1));
    const body = atomOf(page, { self, next, publicUrl, updated: newest ?? UNCHANGED });
    return send(request, reply, 'application/atom+xml', body);
  });

  /** What a feed reader shows: the newest first, and older ones by `next`. */
  async function newestAtom(before: unknown) {
    const from = await readOlderCursor(deps.db, before);
    const page = await readNewestPage(deps, from);
    const self = `${publicUrl}/feed/jobs.atom`;
    const older = (cursor: FeedCursor) => `${self}?before=${formatFeedCursor(cursor)}`;
    return { page, self: from ? older(from) : self, next: older(page.oldest) };
  }

  /** What an incremental reader follows: every change, in order. */
  async function changesAtom(given: unknown) {
    const after = await readFeedCursor(deps.db, given);
    const page = await readPage(deps, after);
    const self = address('jobs.atom', formatFeedCursor(after));
    return { page, self, next: address('jobs.atom', page.last) };
  }
}

interface Query {
  Querystring: Record<string, unknown>;
}

async function readPage(
  { db, clock, publicUrl, quarantine }: JobFeedDeps,
  after: FeedCursor,
): Promise<FeedPage> {
  const events = await findJobEvents(db, after.event, PAGE + 1);
  const day = today(clock);
  const paged = events.slice(0, PAGE);
  const { whole, bad } = wholeOnes(paged);
  // Whoever follows the feed goes on behind it; it gets a new event when it is whole
  await quarantine.setAsideAll('job feed', bad);
  const entries = whole.map((event) => feedEntry(event, day, publicUrl));
  const last = formatFeedCursor({ ...after, event: paged.at(-1)?.event ?? after.event });
  return { entries, last, more: events.length > PAGE };
}

/**
 * `last` is where an incremental reader goes on who has read this page and all older ones; null on
 * those, since what has changed since the first of them would be passed over.
 */
async function readNewestPage(
  { db, clock, publicUrl, quarantine }: JobFeedDeps,
  from: FeedCursor | null,
): Promise<Omit<FeedPage, 'last'> & { last: string | null; oldest: FeedCursor }> {
  // Before the page is read: what changes meanwhile comes after it
  const newest = await newestCursor(db);
  const before = from?.event ?? newest.event + 1;
  const events = await findNewestJobEvents(db, before, PAGE);
  const day = today(clock);
  const { whole, bad } = wholeOnes(events);
  await quarantine.setAsideAll('job feed', bad);
  const entries = whole.map((event) => feedEntry(event, day, publicUrl));
  const oldest = { ...newest, event: events.at(-1)?.event ?? before };
  const more = await hasOpenJobBefore(db, oldest.event);
  return { entries, last: from ? null : formatFeedCursor(newest), more, oldest };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${MAX_AGE}`)
    // Other sites' pages may read it
    .header('access-control-allow-origin', '*');
  return sendReady(request, reply, readyBody(body));
}
