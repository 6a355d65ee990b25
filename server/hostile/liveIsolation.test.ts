import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIVE_PATH } from '#domain/api/live';
import { settableClock } from '../identity/testing/settableClock';
import { openSse, type SseClient } from '../live/testing/sseClient';
import { type Credentials, createParties, type Parties, signedIn } from './testing/parties';
import { EXPERIENCE, REFERENCE } from './testing/wellBehavedCalls';
import { wholeServer } from './testing/wholeServer';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app } = server;
const streams: SseClient[] = [];

let url: string;
let anna: Parties;
let bodil: Parties;

beforeAll(async () => {
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${LIVE_PATH}`;
  anna = await createParties(server, clock, 'Annasa');
  bodil = await createParties(server, clock, 'Bodilsa');
});
afterAll(async () => {
  await Promise.all(streams.map((stream) => stream.leave()));
  expect(server.faults).toEqual([]);
  await server.close();
});

async function open(headers: Credentials, query = ''): Promise<SseClient> {
  const stream = await openSse(`${url}${query}`, headers);
  streams.push(stream);
  return stream;
}

/** The employer moves the application on. */
async function move({ applicationId, employer }: Parties, status: string): Promise<void> {
  const moved = await app.inject({
    method: 'POST',
    url: `/api/integration/applications/${applicationId}/status`,
    headers: employer,
    payload: { status },
  });
  expect(moved.statusCode).toBe(200);
}

/** The statuses of the applications in a stream's events. */
function statusesIn({ events }: SseClient): unknown[] {
  return events.flatMap(({ data }) => Object(data).application?.status ?? []);
}

/**
 * A change is visible when every transaction before it has ended, in the whole PostgreSQL cluster.
 */
const TIMEOUT = { timeout: 10_000 };

describe('the live stream', () => {
  it("carries the candidate's own events, stored and new, and no other's", async () => {
    const before = await open(bodil.candidate);
    await vi.waitFor(() => expect(before.lastId()).not.toBe(''));
    const now = await open(bodil.candidate);
    await move(anna, 'qualified');
    await move(bodil, 'qualified');
    await move(anna, 'documented');
    await move(bodil, 'documented');
    // The candidate's own last change comes after the other's, so the other's event would have
    // arrived by then. (Other databases of the same PostgreSQL can delay an earlier change until
    // now.)
    await vi.waitFor(() => expect(statusesIn(now).at(-1)).toBe('documented'), TIMEOUT);

    const again = await open(bodil.candidate, `?lastEventId=${before.lastId()}`);
    await move(anna, 'presented');
    await move(bodil, 'presented');
    await vi.waitFor(() => expect(statusesIn(again)).toContain('presented'), TIMEOUT);
    const everything = JSON.stringify([before.events, now.events, again.events]);
    for (const secret of anna.secrets) expect(everything).not.toContain(secret);
  });

  it.each([
    ['the first cursor', '0.0'],
    ['a future cursor', '18446744073709551615.9007199254740991'],
  ])("shows no other candidate's events from %s", async (_what, place) => {
    const stream = await open(bodil.candidate, `?lastEventId=${place}`);
    await vi.waitFor(() => expect(stream.lastId()).not.toBe(''));
    expect(JSON.stringify(stream.events)).not.toContain(anna.applicationId);
    for (const secret of anna.secrets) expect(JSON.stringify(stream.events)).not.toContain(secret);
  });

  it("ends with its session; the candidate's other sessions, and other candidates', continue", async () => {
    const here = await signedIn(server, clock, anna.userId);
    const there = await signedIn(server, clock, anna.userId);
    const [ended, spared, another] = [
      await open(here),
      await open(there),
      await open(bodil.candidate),
    ];
    await app.inject({ method: 'POST', url: '/api/v2/session/sign_out', headers: here });
    await ended.ended;
    expect(ended.events.at(-1)?.data).toEqual({ type: 'signed_out' });
    await vi.waitFor(
      () => expect(spared.events.map(({ data }) => data)).toEqual([{ type: 'sessions' }]),
      TIMEOUT,
    );

    const everywhere = await app.inject({
      method: 'POST',
      url: '/api/v2/session/sign_out',
      headers: there,
      payload: { everywhere: true },
    });
    // The candidate's own session, and the session that called
    expect(everywhere.json()).toEqual({ status: 0, sessionsEnded: 2 });
    await spared.ended;
    expect(spared.events.at(-1)?.data).toEqual({ type: 'signed_out' });
    anna = { ...anna, candidate: await signedIn(server, clock, anna.userId) };

    await move(bodil, 'accepted');
    await vi.waitFor(() => expect(statusesIn(another)).toEqual(['accepted']), TIMEOUT);
    for (const { events } of [ended, spared]) {
      expect(JSON.stringify(events)).not.toContain('session_');
    }
  });

  it('names only which of the candidate’s other records changed', async () => {
    const stream = await open(anna.candidate);
    await vi.waitFor(() => expect(stream.lastId()).not.toBe(''));
    for (const [path, payload] of [
      ['save_user_details', { visibility: 'offers' }],
      ['save_job_preferences', { onCallDuty: true }],
      ['user_reference', REFERENCE],
      ['experience', EXPERIENCE],
    ] as const) {
      const url = `/api/v2/users/${path}`;
      const saved = await app.inject({ method: 'POST', url, headers: anna.candidate, payload });
      expect(saved.statusCode).toBe(200);
    }
    await vi.waitFor(() => expect(stream.events).toHaveLength(4), TIMEOUT);
    expect(stream.events.map(({ data }) => data)).toEqual([
      { type: 'profile' },
      { type: 'preferences' },
      { type: 'references' },
      { type: 'experiences' },
    ]);
  });
});
