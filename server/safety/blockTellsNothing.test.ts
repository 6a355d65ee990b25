import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJob } from '#domain/jobs/testing/aJob';
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks/webhook';
import { aStoredJob } from '../applications/testing/storedFactories';
import { aPdf } from '../files/inspect/testing/pdfFiles';
import { createParties, type Parties } from '../hostile/testing/parties';
import { send, sendRaw } from '../hostile/testing/send';
import { nameOf, wellBehavedCall } from '../hostile/testing/wellBehavedCalls';
import { type WholeServer, wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, MINUTE } from '../lib/time';

/**
 * Two worlds that are alike until a candidate does something: in one they leave the employer, in the
 * other they block it. Then the employer calls everything, again and again, and its webhooks are read.
 */
interface World {
  server: WholeServer;
  parties: Parties;
  /** Another application of theirs to the employer, whose chat nobody has written in. */
  quiet: Parties;
  /** A job of the employer that others fit too. */
  wanted: string;
  notes: string[];
  clock: ReturnType<typeof settableClock>;
}

const worlds: World[] = [];
beforeAll(async () => {
  worlds.push(await aWorld(), await aWorld());
}, 120_000);
afterAll(async () => {
  for (const { server } of worlds) {
    expect(server.faults).toEqual([]);
    await server.close();
  }
});

const json = { 'content-type': 'application/json' };

async function aWorld(): Promise<World> {
  const clock = settableClock();
  const server = await wholeServer({ clock, timersByHand: true });
  const parties = await createParties(server, clock, 'Annasa');
  const { db } = server;
  await db.query(
    `insert into users (id, email, first_name, last_name, profession, visibility,
       bankid_issuer, bankid_subject)
     select 'crowd-' || n, 'crowd-' || n || '@example.com', 'Anna', 'Berg', $1, 'offers',
       'test', 'crowd-' || n
     from generate_series(1, 5) as n`,
    [aJob().workRole],
  );
  await db.query(`update users set visibility = 'offers', profession = $2 where id = $1`, [
    parties.userId,
    aJob().workRole,
  ]);
  const { employerId } = parties;
  const { id: wanted } = await aStoredJob(db, { employerId });
  const { id: quietJob } = await aStoredJob(db, { employerId });
  const world = { server, parties, quiet: parties, wanted, notes: [], clock };
  const quiet = await applied(world, quietJob);
  await asEmployer(world, 'webhooks', {
    url: 'https://hooks.example.com/all',
    eventTypes: WEBHOOK_EVENT_TYPES,
  });
  return { ...world, quiet };
}

/** The same candidate and employer with another application. */
async function applied(world: World, jobId: string, kind = 'candidate'): Promise<Parties> {
  const { parties } = world;
  const contact = {
    firstName: 'Annasa',
    lastName: 'Annasasdotter',
    email: parties.email,
    phone: '070-174 06 05',
  };
  const whole = { contact, answers: { experience: 'Fem år.' } };
  const answer = await asCandidate(world, 'portal/submitCandidate', {
    jobId,
    kind,
    ...(kind === 'candidate' && whole),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...parties, jobId, applicationId: answer.json().application.id };
}

const post = (world: World, as: 'candidate' | 'employer', path: string, body: object) =>
  sendRaw(world.server.app, {
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...world.parties[as], ...json },
    payload: JSON.stringify(body),
  });
const asCandidate = (world: World, path: string, body: object) =>
  post(world, 'candidate', path, body);
const asEmployer = (world: World, path: string, body: object) =>
  post(world, 'employer', `integration/${path}`, body);

/** What is new in each world: ids, tokens, and instants of the database's own clock. */
const NEW = [
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
  /\b[vw]-[\da-f]{16}\b/g,
  /\b(?:key|wh|msg)_\w+|(?<=recommendation\?id=)[\w-]+/g,
  /(?<="(?:candidate|nextPageToken|secret|url)":")[^"]+/g,
  /(?<="updatedAt":")[^"]+/g,
];
const normal = (notes: readonly string[]): string[] =>
  notes.map((note) => NEW.reduce((text, pattern) => text.replace(pattern, '#'), note));

/** Where two worlds differ, shortly. */
function differences(one: readonly string[], other: readonly string[]) {
  return other.flatMap((note, index) => {
    const against = one[index] ?? '';
    if (note === against) return [];
    const at = Math.max([...note].findIndex((letter, place) => letter !== against[place]) - 80, 0);
    return [[note.slice(0, 80), note.slice(at, at + 200), against.slice(at, at + 200)]];
  });
}

/** Calls everything that an employer can call about two applications, and notes what is answered. */
async function callEverything(
  world: World,
  about: readonly Parties[],
  endsToo = true,
): Promise<void> {
  const { server, wanted, notes } = world;
  for (const route of server.services.routes) {
    const name = nameOf(route);
    if (route.endpoint.access !== 'employer' || /webhooks|close$/.test(name)) continue;
    if (!endsToo && /chats\/:id\/end$/.test(name)) continue;
    for (const things of about) {
      const input = { ...wellBehavedCall(route)?.(things) };
      const ofCrowd = /candidates/.test(name) ? { jobId: wanted } : {};
      const answer = await send(server.app, route, { ...input, ...ofCrowd }, things.employer);
      notes.push(`${name} ${answer.statusCode} ${answer.body}`);
    }
  }
  for (const { applicationId, attachmentId, documentId, requestId, employer } of about) {
    for (const path of [
      `chats/${applicationId}/attachments/${attachmentId}/file`,
      `applications/${applicationId}/documents/${documentId}/file`,
      `applications/${applicationId}/given_references/${requestId}`,
    ]) {
      const url = `/api/integration/${path}`;
      const answer = await sendRaw(server.app, { method: 'GET', url, headers: employer });
      notes.push(`${path} ${answer.statusCode} ${answer.body.length}`);
    }
    const file = await sendRaw(server.app, {
      method: 'POST',
      url: `/api/integration/chats/${applicationId}/files?name=Fil`,
      headers: { ...employer, 'content-type': 'application/pdf' },
      payload: aPdf(),
    });
    notes.push(`file ${file.statusCode} ${file.json().code}`);
  }
  await inviteEverybody(world);
}

/** Everybody whom the list shows: who is refused, or counted, would stand out. */
async function inviteEverybody(world: World): Promise<void> {
  const { server, parties, wanted, notes } = world;
  const url = `/api/integration/candidates?jobId=${wanted}`;
  const listed = await sendRaw(server.app, { method: 'GET', url, headers: parties.employer });
  const { results, total } = listed.json();
  notes.push(`listed ${total}`);
  for (const { candidate, card } of results ?? []) {
    const body = { jobId: wanted, candidate, message: 'Kom till oss' };
    const answer = await asEmployer(world, 'candidates/invite', body);
    notes.push(`invited ${answer.statusCode} ${answer.json().code} ${JSON.stringify(card)}`);
  }
}

/** What the employer's programs are told: of what, when, and in which order. */
async function noteWebhooks({ server, notes }: World): Promise<void> {
  const told = await server.db.query<{ kind: string; body: string; at: string }>(
    `select kind, payload->>'body' as body, created_at as at from outbox
     where channel = 'webhook' order by position`,
  );
  for (const { kind, at, body } of told) notes.push(`webhook ${kind} ${at} ${body}`);
}

async function live(world: World, act: (world: World) => Promise<unknown>): Promise<string[]> {
  const { parties, quiet, clock } = world;
  await callEverything(world, [parties, quiet], false);
  clock.advance(MINUTE);
  await act(world);
  await callEverything(world, [parties, quiet]);
  clock.advance(DAY);
  await noteWebhooks(world);
  await callEverything(world, [parties, quiet]);
  return normal(world.notes);
}

it('is the same for an employer as that the candidate has left', async () => {
  const [leaving, blocking] = worlds;
  if (!leaving || !blocking) throw new Error('There are two worlds.');
  const left = await live(leaving, async (world) => {
    const { applicationId: chatId } = world.parties;
    const answer = await asCandidate(world, 'v2/chats/end_chat', { chatId, all: true });
    expect(answer.statusCode, answer.body).toBe(200);
  });
  const blocked = await live(blocking, async (world) => {
    const { employerId } = world.parties;
    const answer = await asCandidate(world, 'v2/chats/block_employer', { employerId });
    expect(answer.statusCode, answer.body).toBe(200);
  });
  expect(left.length).toBeGreaterThan(150);
  expect(left.filter((note) => note.startsWith('webhook')).length).toBeGreaterThan(4);
  expect(left.filter((note) => note.startsWith('webhook chat.ended'))).toHaveLength(2);
  expect(left.filter((note) => note.startsWith('webhook document.taken_back'))).toHaveLength(1);
  expect(blocked.filter((note) => /block/i.test(note))).toEqual([]);
  expect(differences(left, blocked)).toEqual([]);
  expect(blocked.length).toBe(left.length);
}, 240_000);

it('is the same when they would apply, which is refused, and nothing is written', async () => {
  const [leaving, blocking] = worlds;
  if (!leaving || !blocking) throw new Error('There are two worlds.');
  const later = async (world: World, applies: boolean) => {
    world.notes.length = 0;
    const { id: jobId } = await aStoredJob(world.server.db, {
      employerId: world.parties.employerId,
    });
    for (const kind of applies ? (['interested', 'candidate'] as const) : []) {
      const answer = await asCandidate(world, 'portal/submitCandidate', { jobId, kind });
      expect(answer.json().code).toBe('employer_blocked');
    }
    await callEverything(world, [{ ...world.parties, jobId }]);
    await noteWebhooks(world);
    return normal(world.notes);
  };
  const left = await later(leaving, false);
  expect(differences(left, await later(blocking, true))).toEqual([]);
}, 120_000);

it('is the same for an application after the block is lifted as after they left', async () => {
  const [leaving, blocking] = worlds;
  if (!leaving || !blocking) throw new Error('There are two worlds.');
  const later = async (world: World, kind: 'candidate' | 'interested') => {
    world.notes.length = 0;
    const { id } = await aStoredJob(world.server.db, { employerId: world.parties.employerId });
    const about = await applied(world, id, kind);
    const message = { clientId: randomUUID(), text: 'Hej', senderName: 'Rut' };
    const sent = await asEmployer(world, `chats/${about.applicationId}/messages`, message);
    world.notes.push(`sent ${sent.statusCode} ${sent.json().code}`);
    expect(sent.statusCode, sent.body).toBe(200);
    await callEverything(world, [about]);
    await noteWebhooks(world);
    return normal(world.notes);
  };
  const { employerId } = blocking.parties;
  for (const kind of ['candidate', 'interested'] as const) {
    const lifted = await asCandidate(blocking, 'v2/chats/unblock_employer', { employerId });
    expect(lifted.statusCode, lifted.body).toBe(200);
    const left = await later(leaving, kind);
    expect(differences(left, await later(blocking, kind))).toEqual([]);
  }
  // Blocked again, and left again
  await asCandidate(blocking, 'v2/chats/block_employer', { employerId });
  const { applicationId: chatId } = leaving.quiet;
  await asCandidate(leaving, 'v2/chats/end_chat', { chatId, all: true });
}, 120_000);

it('is the same when 40 days have passed, and what closes then has closed', async () => {
  const notes: string[][] = [];
  for (const world of worlds) {
    world.notes.length = 0;
    world.clock.advance(40 * DAY);
    await world.server.runTimers();
    await callEverything(world, [world.parties, world.quiet]);
    await noteWebhooks(world);
    notes.push(normal(world.notes));
  }
  expect(differences(notes[0] ?? [], notes[1] ?? [])).toEqual([]);
}, 120_000);
