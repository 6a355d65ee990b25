import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIVE_PATH } from '#domain/api/live';
import { createParties, type Parties } from '../hostile/testing/parties';
import { send } from '../hostile/testing/send';
import { nameOf, wellBehavedCall } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { instant } from '../lib/time';
import { openSse } from '../live/testing/sseClient';
import { requireRule } from './policy';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app, db } = server;

let origin: string;
let left: Parties;
beforeAll(async () => {
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  left = await createParties(server, clock, 'Annasa');
}, 60_000);
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const setLeft = (role: string, at: string | null) =>
  db.query('update chat_members set left_at = $3 where chat_id = $1 and role = $2', [
    left.applicationId,
    role,
    at,
  ]);
const isAboutChats = (name: string) => /\/chats\b|job_chat/.test(name);
const endpoints = server.services.routes
  .filter((route) => isAboutChats(nameOf(route)))
  .map((route) => [nameOf(route), route] as const);
const chatRows = () =>
  db.query(
    `select chats::text || coalesce(chat_messages::text, '') as row from chats
     left join chat_messages on chat_messages.chat_id = chats.id
     where chats.id = $1 order by 1`,
    [left.applicationId],
  );

it('is tried with every call about chats', () => {
  expect(endpoints.length).toBeGreaterThan(15);
});

describe.each(['candidate', 'employer'] as const)('a %s who is no longer a member', (role) => {
  const own = endpoints.filter(([name]) => requireRule(name).access === role);
  const headers = () => (role === 'candidate' ? left.candidate : left.employer);

  it.each(own)('learns and changes nothing by %s', async (name, route) => {
    await setLeft(role, instant(clock.now()));
    const words = left.secrets.find((secret) => secret.includes('undrar')) ?? '';
    const before = await chatRows();
    const input = wellBehavedCall(route)?.(left) ?? {};
    const answer = await send(app, route, input, headers());
    expect(answer.body).not.toContain(words);
    if (answer.statusCode !== 200) expect([403, 404]).toContain(answer.statusCode);
    // What the candidate says of themselves, in all their chats, is no member's call
    if (!name.endsWith('update_online_status')) expect(await chatRows()).toEqual(before);
    await setLeft(role, null);
  });
});

it('gets no event of a chat that they have left', async () => {
  const stream = await openSse(origin + LIVE_PATH, left.candidate);
  await vi.waitFor(() => expect(stream.lastId()).not.toBe(''));
  const write = async (text: string) => {
    const url = `/api/integration/chats/${left.applicationId}/messages`;
    const payload = { clientId: randomUUID(), text, senderName: 'Rut' };
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      headers: left.employer,
      payload,
    });
    expect(statusCode).toBe(200);
  };
  await setLeft('candidate', instant(clock.now()));
  await write('Hemligt');
  // A later change of their own: by then the message has been looked at
  const url = '/api/v2/users/save_job_preferences';
  await app.inject({ method: 'POST', url, headers: left.candidate, payload: { onCallDuty: true } });
  await vi.waitFor(() => expect(JSON.stringify(stream.events)).toContain('preferences'));
  await setLeft('candidate', null);
  await write('Till dig');
  await vi.waitFor(() => expect(JSON.stringify(stream.events)).toContain('Till dig'));
  expect(stream.events.map(({ data }) => Object(data).message?.text)).not.toContain('Hemligt');
  await stream.leave();
});
