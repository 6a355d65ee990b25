import { readFile } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import { expect, it, vi } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks/webhook';
import { SECOND } from '../lib/time';
import { pauseAfter } from './retries';
import { aNode, anApplicationWithWebhook, webhookBench } from './testing/webhookBench';
import { TRIES_IN_ORDER } from './webhookChannel';

type ReadEvent = (
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  body: string,
  now?: number,
) => { id: string; type: string };

const bench = webhookBench();
const page = await readFile(new URL('../../docs/integration.md', import.meta.url), 'utf8');
const [, example = ''] = /```js\n([\s\S]+?)```/u.exec(page) ?? [];
const { readEvent }: { readEvent: ReadEvent } = await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(example)}`
);

it('has an example that accepts our calls, and no others', async () => {
  const { receiver, secret, say } = await anApplicationWithWebhook(bench);
  const other = await anApplicationWithWebhook(bench);
  await say('Hej');
  await aNode(bench).workNow();
  const [call] = receiver.calls;
  if (!call) throw new Error('Nothing was sent.');
  const { headers, body } = call;
  const now = bench.clock.now();
  expect(readEvent(secret, headers, body, now)).toMatchObject({
    id: headers['webhook-id'],
    type: 'message.sent',
    data: { message: { text: 'Hej' } },
  });
  const wrong: Parameters<ReadEvent>[] = [
    [other.secret, headers, body, now],
    [secret, headers, body.replace('Hej', 'Nej'), now],
    [secret, { ...headers, 'webhook-id': 'evt_1' }, body, now],
    [secret, { ...headers, 'webhook-timestamp': '0' }, body, 0],
    [secret, { ...headers, 'webhook-signature': 'v1,' }, body, now],
    [secret, headers, body, now + 301 * SECOND],
    [secret, {}, body, now],
  ];
  for (const one of wrong) expect(() => readEvent(...one)).toThrow(/Not/);
});

it('sends calls that the library of the standard takes, and no changed one', async () => {
  const { receiver, secret, say } = await anApplicationWithWebhook(bench);
  await say('Hej å ä ö 🩺');
  await aNode(bench).workNow();
  const [call] = receiver.calls;
  if (!call) throw new Error('Nothing was sent.');
  // The library goes by the machine's clock
  vi.useFakeTimers({ toFake: ['Date'], now: bench.clock.now() });
  try {
    const headers = Object.fromEntries(
      Object.entries(call.headers).map(([name, value]) => [name, String(value)]),
    );
    const webhook = new Webhook(secret);
    expect(webhook.verify(call.body, headers)).toMatchObject({
      type: 'message.sent',
      data: { message: { text: 'Hej å ä ö 🩺' } },
    });
    expect(() => webhook.verify(call.body.replace('Hej', 'Nej'), headers)).toThrow();
  } finally {
    vi.useRealTimers();
  }
});

it('names every event, and the pauses as they are', () => {
  for (const type of WEBHOOK_EVENT_TYPES) expect(page).toContain(`\`${type}\``);
  const [, row = ''] = /\| Pause \|(.+)\|\n/u.exec(page) ?? [];
  const units = { s: 1, min: 60, h: 3600 } as const;
  const told = row.split('|').map((cell) =>
    [...cell.matchAll(/(\d+) (s|min|h)/gu)].reduce((sum, [, count, unit]) => {
      const seconds = unit === 's' || unit === 'min' || unit === 'h' ? units[unit] : Number.NaN;
      return sum + Number(count) * seconds;
    }, 0),
  );
  const real = told.map((_, index) => pauseAfter(index + 1, null, 0) / SECOND);
  expect(told).toHaveLength(8);
  // To the minute
  told.forEach((seconds, index) => {
    expect(Math.abs(seconds - (real[index] ?? 0))).toBeLessThan(60);
  });
  expect(TRIES_IN_ORDER).toBe(6);
  expect(page).toContain('for its first six attempts');
});
