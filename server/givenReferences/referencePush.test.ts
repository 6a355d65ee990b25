import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ShownLink, ShownPush } from '#domain/notifications/shownPush';
import { wholeServer } from '../hostile/testing/wholeServer';
import { createSessions } from '../identity/sessions.service';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant } from '../lib/time';
import { createPushChannel } from '../notifications/pushChannel';
import type { PushSender } from '../notifications/pushSender';
import { createOutboxWorker, type OutboxWorker } from '../outbox/worker';
import { createQuarantine } from '../quarantine/quarantine';
import { referencePush } from './referencePush';
import { type Asking, referenceParties } from './testing/referenceParties';

const clock = settableClock();
const server = await wholeServer({ clock });
const parties = referenceParties(server, clock);
const { db } = server;

let delivery: OutboxWorker;
const shown: (ShownPush | ShownLink)[] = [];
beforeAll(() => {
  const sender: PushSender = {
    send: async (_to, push) => {
      shown.push(push);
      return { result: 'sent' };
    },
  };
  const channel = createPushChannel({
    db,
    clock,
    sender,
    serverKey: 'key',
    kinds: { reference: referencePush },
  });
  const quarantine = createQuarantine({ db, clock, onError: () => undefined });
  delivery = createOutboxWorker({ db, clock, channel, quarantine, onError: () => undefined });
});
beforeEach(() => {
  shown.length = 0;
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

/** A browser of the candidate's that shows notifications. */
async function aDevice({ userId }: Asking): Promise<void> {
  const sessions = createSessions(db, clock);
  const session = await sessions.read(await db.transaction((tx) => sessions.start(tx, userId)));
  await db.query(
    `insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $1, 'k', 'a', $4)`,
    [randomUUID(), userId, session?.sessionId, instant(clock.now())],
  );
}

/** A candidate with a device who has asked somebody, and what the person does by the link. */
async function asked(language: 'sv' | 'en' = 'sv') {
  const candidate = await parties.candidate();
  await db.query('update users set language = $2 where id = $1', [candidate.userId, language]);
  await aDevice(candidate);
  const to = `${randomUUID()}@example.org`;
  const { token, request } = await candidate.asks(await candidate.names({ email: to }));
  const browser = parties.browser();
  async function sign(act: 'give' | 'take_back') {
    const begun = await parties.beginByCode(browser, token, { act, to });
    const signed = await browser.post('portal/sign_reference_by_code', { id: token, ...begun });
    expect(signed.httpStatus).toBe(200);
  }
  const decline = () => browser.post('portal/decline_reference', { id: token });
  return { candidate, id: request.id, sign, decline };
}

it('shows the candidate alone that a reference is given, and by nobody’s name', async () => {
  const stranger = await parties.candidate();
  await aDevice(stranger);
  const { id, sign } = await asked();
  await sign('give');
  await delivery.workNow();
  expect(shown).toEqual([
    {
      title: 'Du har fått en referens',
      tag: `reference:${id}`,
      path: '/account?page=references',
      language: 'sv',
    },
  ]);
});

it('shows that it is taken back, in the language of the account and in the same place', async () => {
  const { id, sign } = await asked('en');
  await sign('give');
  await delivery.workNow();
  await sign('take_back');
  await delivery.workNow();
  expect(shown).toMatchObject([
    { title: 'You have been given a reference', tag: `reference:${id}` },
    { title: 'A reference was taken back', tag: `reference:${id}` },
  ]);
});

it('shows that somebody has declined, and not who', async () => {
  const { id, decline } = await asked();
  await decline();
  await delivery.workNow();
  expect(shown).toMatchObject([
    {
      title: 'En referent har tackat nej',
      tag: `reference:${id}`,
      path: '/account?page=references',
    },
  ]);
});

it('says how it stands when it is shown: once, where it was taken back meanwhile', async () => {
  const { sign } = await asked();
  await sign('give');
  await sign('take_back');
  await delivery.workNow();
  expect(shown).toMatchObject([{ title: 'En referens är återtagen' }]);
});

it('is dropped with the request', async () => {
  const { candidate, sign } = await asked();
  await sign('give');
  const [{ referenceId = '' } = {}] = await candidate.requests();
  await candidate.call('v2/users/delete_user_reference', { id: referenceId });
  await delivery.workNow();
  expect(shown).toEqual([]);
  clock.advance(DAY);
  await delivery.workNow();
  expect(await db.query("select 1 from outbox where kind = 'reference'")).toEqual([]);
});
