import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SECOND } from '../../../lib/time';
import { wallClockAt } from '../wallClock';

/** How one request fails. */
export type Fault =
  | 'too_many_requests'
  | 'server_error'
  | 'gateway_page'
  | 'cut_off'
  | 'cut_off_silently'
  | 'silence'
  | 'slow'
  | 'no_connection';

type Ad = Record<string, unknown>;

/** A fake JobStream that follows its documentation; a test sets its ads and its faults. */
export interface PlayedJobStream {
  url: string;
  /** Publishes or changes an ad at the source's present time. */
  publish(ad: Ad): void;
  remove(id: string): void;
  /** The ads that are published, as a snapshot has them. */
  published(): Ad[];
  /** The faults of the next requests, in order. */
  faults: (Fault | null)[];
  /** The addresses that were requested. */
  requests: string[];
  /** Sent after the events of the next responses, such as an event from an hour ago. */
  extra: Ad[];
  /** What the next snapshot has, where it is not the state. */
  snapshot: Ad[] | null;
  close(): Promise<void>;
}

/** A wall clock as the ads write it. */
const written = (instant: number): string =>
  new Date(wallClockAt(instant)).toISOString().slice(0, 19);

const removalOf = (ad: Ad, at: number): Ad => ({
  id: ad.id,
  removed: true,
  removed_date: written(at),
  occupation: 'bXNH_MNX_dUR',
  occupation_group: 'Z8ci_bBE_tmx',
  occupation_field: 'NYW6_mP6_vwf',
  municipality: 'QiGt_BLu_amP',
  region: 'g5Tt_CAV_zBd',
  country: 'i46j_HmG_v64',
});

/** Starts it on a port of this machine. */
export async function playJobStream(clock: { now(): number }): Promise<PlayedJobStream> {
  const events: { at: number; id: string; ad: Ad }[] = [];
  const state = new Map<string, Ad>();
  const played: Omit<PlayedJobStream, 'url' | 'close'> = {
    publish(ad) {
      const at = clock.now();
      const whole = { ...ad, timestamp: at, removed: false };
      state.set(String(ad.id), whole);
      events.push({ at, id: String(ad.id), ad: whole });
    },
    remove(id) {
      const ad = state.get(id);
      if (!ad) return;
      state.delete(id);
      events.push({ at: clock.now(), id, ad: removalOf(ad, clock.now()) });
    },
    published: () => [...state.values()],
    faults: [],
    requests: [],
    extra: [],
    snapshot: null,
  };

  /** The last event of each ad in the time asked for, as `/v2/stream` gives it; none twice. */
  function changedAfter(text: string): Ad[] {
    const after = Date.parse(`${text}Z`);
    const last = new Map<string, Ad>();
    for (const { at, id, ad } of events) {
      if (at < after) continue;
      last.delete(id);
      last.set(id, ad);
    }
    return [...last.values()];
  }

  function answerTo(url: URL): Ad[] | null {
    if (url.pathname === '/v2/snapshot') return played.snapshot ?? played.published();
    if (url.pathname !== '/v2/stream') return null;
    const after = url.searchParams.get('updated-after') ?? '';
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u.test(after)) return null;
    return [...changedAfter(after), ...played.extra.splice(0)];
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    played.requests.push(`${url.pathname}${url.search}`);
    response.sendDate = false;
    response.setHeader('date', new Date(clock.now()).toUTCString());
    const ads = answerTo(url);
    if (ads) send(request, response, ads, played.faults.shift() ?? null);
    else response.writeHead(400).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(played, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  ads: readonly Ad[],
  fault: Fault | null,
): void {
  const isLines = request.headers.accept === 'application/jsonl';
  const type = isLines ? 'application/jsonl' : 'application/json';
  const body = Buffer.from(
    isLines ? ads.map((ad) => `${JSON.stringify(ad)}\n`).join('') : JSON.stringify(ads),
  );
  const half = body.subarray(0, Math.floor(body.length / 2));
  switch (fault) {
    case 'too_many_requests':
      response.writeHead(429, { 'retry-after': '60' }).end();
      return;
    case 'server_error':
      response.writeHead(500).end('Internal Server Error');
      return;
    case 'gateway_page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
      return;
    case 'no_connection':
      request.socket.destroy();
      return;
    case 'cut_off':
      response.writeHead(200, { 'content-type': type, 'content-length': body.length });
      response.write(half, () => request.socket.destroy());
      return;
    case 'cut_off_silently':
      // As a proxy that ends the answer as if it were whole
      response.writeHead(200, { 'content-type': type }).end(half);
      return;
    case 'silence':
      response.writeHead(200, { 'content-type': type }).write(half);
      return;
    case 'slow':
      response.writeHead(200, { 'content-type': type }).write(half);
      setTimeout(() => response.end(body.subarray(half.length)), SECOND / 20);
      return;
    default:
      response.writeHead(200, { 'content-type': type }).end(body);
  }
}
