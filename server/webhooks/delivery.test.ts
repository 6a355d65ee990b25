import { expect, it } from 'vitest';
import { DAY, instant, MINUTE, SECOND } from '../lib/time';
import { pruneOutbox } from '../outbox/outbox';
import { createGate } from '../storage/testing/gate';
import { pruneDeliveries } from './deliveries.repository';
import {
  aNode,
  anApplicationWithWebhook,
  bodies,
  idsOf,
  reallyPost,
  webhookBench,
} from './testing/webhookBench';

const bench = webhookBench();

it('is tried again after an error and after silence, with one id and a new signature', async () => {
  const answers: (number | null)[] = [500, null, 302, 204];
  const { receiver, say, employerId, webhook } = await anApplicationWithWebhook(bench, () => {
    const next = answers.shift();
    return next === undefined ? 204 : next;
  });
  const start = bench.clock.now();
  await say('Ett');
  await say('Två');
  const node = aNode(bench);
  const errorsSeen: unknown[] = [];
  for (const pause of [0, 4, 1, 20, 80]) {
    bench.clock.advance(pause * SECOND);
    await node.workNow();
    const [, first] = await bench.webhooks.deliveries(employerId);
    errorsSeen.push([first?.attempts, first?.lastStatus, first?.lastError]);
  }
  expect(errorsSeen).toEqual([
    [1, 500, 'status'],
    [1, 500, 'status'],
    [2, null, 'timeout'],
    [3, 302, 'status'],
    [4, 204, null],
  ]);
  // The second message waited for the first, and no redirect was followed
  expect(bodies(receiver).map(({ data }) => data.message.text)).toEqual([
    ...['Ett', 'Ett', 'Ett', 'Ett'],
    'Två',
  ]);
  expect(new Set(receiver.calls.map(({ path }) => path))).toEqual(new Set(['/vikari']));
  expect(new Set(idsOf(receiver)).size).toBe(2);
  const tried = receiver.calls.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(tried.map((at) => at - start / SECOND)).toEqual([0, 5, 25, 105, 105]);
  const signatures = receiver.calls.map(({ headers }) => headers['webhook-signature']);
  expect(new Set(signatures).size).toBe(5);
  expect(await bench.webhooks.list(employerId)).toEqual([webhook]);
  expect(await bench.db.query('select 1 from outbox')).toEqual([]);
});

it('waits as long as the address asks for by Retry-After', async () => {
  const answers = [{ status: 503, headers: { 'retry-after': '60' } }];
  const { receiver, say } = await anApplicationWithWebhook(bench, () => answers.shift() ?? 204);
  await say('Hej');
  const node = aNode(bench);
  const calls: number[] = [];
  for (const pause of [0, 59, 1]) {
    bench.clock.advance(pause * SECOND);
    await node.workNow();
    calls.push(receiver.calls.length);
  }
  expect(calls).toEqual([1, 1, 2]);
});

it('is made again with the same id after a node stood still before it noted the answer', async () => {
  const { receiver, say } = await anApplicationWithWebhook(bench);
  await say('Hej');
  const still = createGate();
  const frozen = aNode(bench, async (...call) => {
    const answer = await reallyPost(...call);
    await still.opened;
    return answer;
  });
  const working = frozen.workNow();
  await expect.poll(() => receiver.calls).toHaveLength(1);
  const other = aNode(bench);
  await other.workNow();
  expect(receiver.calls).toHaveLength(1);
  bench.clock.advance(MINUTE);
  await other.workNow();
  bench.clock.advance(MINUTE);
  await other.workNow();
  expect(receiver.calls).toHaveLength(2);
  expect(new Set(idsOf(receiver)).size).toBe(1);
  expect(receiver.calls[0]?.body).toBe(receiver.calls[1]?.body);
  still.open();
  await working;
  await other.workNow();
  expect(receiver.calls).toHaveLength(2);
});

it('is made once by two nodes, in order, while another address is slow', async () => {
  const slow = await anApplicationWithWebhook(bench, () => null);
  await slow.say('Hallå?');
  const { receiver, say } = await anApplicationWithWebhook(bench);
  const texts = Array.from({ length: 12 }, (_, index) => `Nummer ${index}`);
  const nodes = [aNode(bench), aNode(bench)];
  const sending: Promise<void>[] = [];
  for (const text of texts) {
    await say(text);
    sending.push(...nodes.map((node) => node.workNow()));
  }
  await Promise.all(sending);
  expect(bodies(receiver).map(({ data }) => data.message.text)).toEqual(texts);
  expect(new Set(idsOf(receiver)).size).toBe(12);
  expect(slow.receiver.calls).toHaveLength(1);
});

it('continues with the next events when one event fails repeatedly', async () => {
  const { receiver, say } = await anApplicationWithWebhook(bench, ({ body }) =>
    body.includes('Giftigt') ? 500 : 204,
  );
  await say('Giftigt');
  await say('Efteråt');
  const node = aNode(bench);
  for (const pause of [0, 5, 20, 80, 320]) {
    bench.clock.advance(pause * SECOND);
    await node.workNow();
  }
  expect(bodies(receiver).every(({ data }) => data.message.text === 'Giftigt')).toBe(true);
  bench.clock.advance(1280 * SECOND);
  await node.workNow();
  expect(bodies(receiver).at(-1).data.message.text).toBe('Efteråt');
});

it('is given up after three days, and the address switched off after five', async () => {
  const { call, employerId, webhook, receiver, say } = await anApplicationWithWebhook(
    bench,
    () => 503,
  );
  const began = instant(bench.clock.now());
  await say('Dag noll');
  const node = aNode(bench);
  const stateOfFirst = async () => (await bench.webhooks.deliveries(employerId)).at(-1)?.state;
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour += 1) {
      bench.clock.advance(60 * MINUTE);
      await node.workNow();
    }
  };
  await hours(48);
  expect(await stateOfFirst()).toBe('waiting');
  expect(await bench.webhooks.list(employerId)).toEqual([
    { ...webhook, failingSince: expect.any(String) },
  ]);
  await hours(24);
  expect(await stateOfFirst()).toBe('given_up');
  await say('Dag tre');
  await hours(47);
  expect((await bench.webhooks.list(employerId))[0]?.switchedOff).toBeNull();
  await hours(14);
  const [off] = await bench.webhooks.list(employerId);
  expect(off?.switchedOff).toMatchObject({ because: 'failing' });
  expect(Date.parse(off?.switchedOff?.at ?? '') - Date.parse(began)).toBeGreaterThan(5 * DAY);
  const tried = receiver.calls.length;
  await say('Ingen lyssnar');
  await hours(24);
  expect(receiver.calls).toHaveLength(tried);
  // A test switches it on again
  const again = await bench.webhooks.test(call, webhook.id);
  expect(again.webhook).toEqual(webhook);
  await node.workNow();
  expect(bodies(receiver).at(-1)).toEqual({
    type: 'webhook.test',
    timestamp: instant(bench.clock.now()),
    data: {},
  });
});

it('ends at once at an address that answers 410', async () => {
  const { employerId, say } = await anApplicationWithWebhook(bench, () => 410);
  await say('Ett');
  await say('Två');
  await aNode(bench).workNow();
  expect((await bench.webhooks.list(employerId))[0]?.switchedOff?.because).toBe('gone');
  const states = (await bench.webhooks.deliveries(employerId)).map(({ state }) => state);
  expect(states).toEqual(['given_up', 'given_up']);
});

it('is deleted after a week, and its text after three days', async () => {
  const { employerId, say } = await anApplicationWithWebhook(bench, () => 500);
  await say('Hej');
  bench.clock.advance(3 * DAY);
  await pruneDeliveries(bench.db, bench.clock.now());
  await pruneOutbox(bench.db, bench.clock.now());
  expect(await bench.webhooks.deliveries(employerId)).toMatchObject([
    { type: 'message.sent', state: 'given_up' },
  ]);
  expect(await bench.db.query('select payload from outbox')).toEqual([]);
  bench.clock.advance(4 * DAY);
  await pruneDeliveries(bench.db, bench.clock.now());
  expect(await bench.webhooks.deliveries(employerId)).toEqual([]);
});

it('begins when something is written, without waiting for a check', async () => {
  const { receiver, say } = await anApplicationWithWebhook(bench);
  const node = aNode(bench);
  await node.start();
  await say('Hej');
  await expect.poll(() => receiver.calls, { timeout: 4000 }).toHaveLength(1);
  await node.stop();
  await say('Efter stoppet');
  expect(receiver.calls).toHaveLength(1);
  expect(await bench.db.query('select attempts from outbox')).toEqual([{ attempts: 0 }]);
});
