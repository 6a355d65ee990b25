import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../lib/time';
import { MAIL_ORDER } from '../mail/mailOrder';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type Channel, growingPause, type Outcome } from './channel';
import type { ChannelName, NewEntry } from './entry';
import { queue, sendNow } from './outbox';
import { type VirtualTime, virtualTime } from './testing/virtualTime';
import { createOutboxWorker, type OutboxWorker } from './worker';

let real: Database;
let time: VirtualTime;
let errors: string[];
let news: string[];
beforeAll(async () => {
  real = await createTestDatabase();
});
beforeEach(async () => {
  await real.query('delete from outbox');
  await real.query('delete from quarantine');
  time = virtualTime(real);
  errors = [];
  news = [];
});
afterEach(() => {
  // Not awaited: what hangs in virtual time ends in none
  for (const one of workers.splice(0)) void one.stop();
});
afterAll(() => real.close());

const workers: OutboxWorker[] = [];

/** What the product's channels have. */
const BUDGETS = {
  push: { atOnce: 64, atOnceToOne: 16, longestSilence: 10 * MINUTE, silenceOfDead: 6 * HOUR },
  webhook: { atOnce: 48, atOnceToOne: 1, longestSilence: MINUTE, triesInOrder: 6 },
  mail: { atOnce: 5, atOnceToOne: 5, longestSilence: MINUTE },
} as const;
const PAUSES = growingPause(MINUTE, 6 * HOUR);
/** Milliseconds after which a call without an answer is over. */
const CALL = 10 * SECOND;
const ANSWER = 50;

interface Sent {
  key: string;
  /** Milliseconds from when it was written to when it was delivered. */
  after: number;
}

type Answers = (receiver: string, key: string) => Promise<Outcome>;

const entry = (
  channel: ChannelName,
  receiver: string,
  key: string,
  changes: Partial<NewEntry> = {},
): NewEntry => ({
  channel,
  kind: 'letter',
  key,
  receiver,
  userId: null,
  payload: {},
  expiresAt: time.clock.now() + 3 * DAY,
  ...(channel === 'webhook' && { lane: receiver }),
  ...changes,
});
const writtenAt = new Map<string, number>();
async function write(...entries: NewEntry[]): Promise<void> {
  for (const { key } of entries) writtenAt.set(key, time.clock.now());
  await queue(real, entries, time.clock.now());
}

/** A node of a channel, and what it has sent. */
function aNode(name: ChannelName, answer: Answers, changes: Partial<Channel<object>> = {}) {
  const sent: Sent[] = [];
  const tried: string[] = [];
  const quarantine = createQuarantine({
    db: time.db,
    clock: time.clock,
    onError: (error) => void errors.push(String(error)),
  });
  const worker = createOutboxWorker({
    db: time.db,
    clock: time.clock,
    channel: {
      name,
      ...BUDGETS[name],
      lease: MINUTE,
      pauseAfter: PAUSES,
      async deliver({ key, receiver }) {
        tried.push(key);
        const outcome = await answer(receiver, key);
        if (outcome.step === 'delivered') {
          sent.push({ key, after: time.clock.now() - (writtenAt.get(key) ?? 0) });
        }
        return outcome;
      },
      ...changes,
    },
    quarantine,
    onError: (error) => void errors.push(String(error)),
    onNews: (message) => void news.push(message),
  });
  workers.push(worker);
  const look = () => void worker.workNow().catch((error) => errors.push(String(error)));
  const run = (milliseconds: number, every = 5 * SECOND) =>
    time.runUntil(time.clock.now() + milliseconds, look, every);
  return { sent, tried, worker, quarantine, look, run };
}

const hangs = async (): Promise<Outcome> => {
  await time.sleep(CALL);
  return { step: 'retry', receiver: 'failed', error: { code: 'timeout' } };
};
const answers = async (milliseconds = ANSWER): Promise<Outcome> => {
  await time.sleep(milliseconds);
  return { step: 'delivered' };
};
const isDead = (name: string) => name.startsWith('dead');
const longest = (sent: readonly Sent[], prefix: string) =>
  Math.max(...sent.filter(({ key }) => key.startsWith(prefix)).map(({ after }) => after));
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name} ${at}`);

describe('Push services, webhooks or the mail server hang', () => {
  it.each([25, 300])('%i dead devices, each at a push service of its own', async (dead) => {
    const { run, sent } = aNode('push', (receiver) => (isDead(receiver) ? hangs() : answers()));
    await write(entry('push', 'service', 'earlier'));
    await run(5 * SECOND);
    await write(...numbered(dead, 'dead').map((name) => entry('push', name, name)));
    await write(...numbered(25, 'living').map((name) => entry('push', 'service', name)));
    await run(MINUTE);
    expect(sent).toHaveLength(26);
    expect(longest(sent, 'living')).toBeLessThanOrEqual(SECOND);
  });

  it('25 dead devices right after a start, when nothing is known of anyone', async () => {
    const { run, sent } = aNode('push', (receiver) => (isDead(receiver) ? hangs() : answers()));
    await write(...numbered(25, 'dead').map((name) => entry('push', name, name)));
    await write(...numbered(25, 'living').map((name) => entry('push', 'service', name)));
    await run(MINUTE);
    expect(sent).toHaveLength(25);
    expect(longest(sent, 'living')).toBeLessThanOrEqual(SECOND);
  });

  it('a push service that hangs with 500 notifications waiting', async () => {
    const { run, sent } = aNode('push', (receiver) => (isDead(receiver) ? hangs() : answers()));
    await write(...numbered(500, 'hanging').map((name) => entry('push', 'dead', name)));
    await write(...numbered(25, 'living').map((name) => entry('push', 'service', name)));
    await run(MINUTE);
    expect(longest(sent, 'living')).toBeLessThanOrEqual(SECOND);
    expect(errors).toContainEqual(
      'Error: The push receiver dead does not answer and is left alone for a while: timeout.',
    );
  });

  it('three webhooks that hang, whose events stay in order', async () => {
    const { run, sent, tried } = aNode('webhook', (receiver) =>
      isDead(receiver) ? hangs() : answers(),
    );
    const addresses = ['dead 1', 'dead 2', 'dead 3', 'one', 'two'];
    for (const at of numbered(20, '')) {
      await write(...addresses.map((name) => entry('webhook', name, `${name}:${at}`)));
    }
    await run(MINUTE);
    expect(sent.filter(({ key }) => key.startsWith('one')).map(({ key }) => key)).toEqual(
      numbered(20, '').map((at) => `one:${at}`),
    );
    // Its twenty follow each other
    expect(longest(sent, 'one')).toBeLessThanOrEqual(20 * ANSWER + SECOND);
    expect(new Set(tried.filter(isDead))).toEqual(new Set(['dead 1: 0', 'dead 2: 0', 'dead 3: 0']));
  });

  it('a slow mail server delays no notification and no webhook', async () => {
    const mail = aNode('mail', () => answers(20 * SECOND));
    const push = aNode('push', () => answers());
    await write(...numbered(100, 'mail').map((name) => entry('mail', 'mail server', name)));
    await write(...numbered(25, 'living').map((name) => entry('push', 'service', name)));
    mail.look();
    await push.run(10 * SECOND);
    expect(longest(push.sent, 'living')).toBeLessThanOrEqual(SECOND);
  });
});

describe('A receiver stays away', () => {
  it('is left alone after five failures, and gets one call now and then until it answers', async () => {
    let isDown = true;
    const { run, tried, sent } = aNode('mail', () => (isDown ? hangs() : answers()));
    await write(...numbered(50, 'mail').map((name) => entry('mail', 'mail server', name)));
    await run(20 * MINUTE, 20 * SECOND);
    // Five at first, then one a minute
    expect(tried.length).toBeGreaterThan(15);
    expect(tried.length).toBeLessThan(27);
    isDown = false;
    await run(2 * MINUTE);
    expect(sent).toHaveLength(50);
    expect(news).toEqual(['The mail receiver mail server answers again.']);
  });

  it('is called ever less often where it is dead, and again within a tenth of its absence', async () => {
    let isDown = true;
    const { run, tried, sent } = aNode('push', () => (isDown ? hangs() : answers()));
    const device = entry('push', 'dead', 'push', { expiresAt: time.clock.now() + 9 * DAY });
    await write(device);
    await run(2 * HOUR, MINUTE);
    const atFirst = tried.splice(0).length;
    expect(atFirst).toBeGreaterThan(10);
    await run(2 * DAY, 5 * MINUTE);
    // Every ten minutes would be 288
    expect(tried.length).toBeLessThan(40);
    isDown = false;
    await run(6 * HOUR, 5 * MINUTE);
    expect(sent).toHaveLength(1);
  });

  it('is not stopped by one entry that always breaks its connection', async () => {
    const { run, sent } = aNode('mail', (_receiver, key) =>
      key === 'poison' ? hangs() : answers(),
    );
    await write(entry('mail', 'mail server', 'poison'));
    for (const name of numbered(10, 'mail')) {
      await write(entry('mail', 'mail server', name));
      await run(MINUTE, 20 * SECOND);
    }
    expect(sent).toHaveLength(10);
    expect(longest(sent, 'mail')).toBeLessThanOrEqual(2 * MINUTE);
  });

  it('gives up a call that never ends, before its lease is over', async () => {
    const { run, worker } = aNode('mail', () => new Promise(() => undefined), { lease: 20 });
    await write(entry('mail', 'mail server', 'endless'));
    await run(0);
    await expect
      .poll(() => errors)
      .toEqual(['Error: The mail endless (letter) failed at try 1: timeout.']);
    await expect.poll(() => worker.receivers.sending).toBe(0);
  });
});

describe('The mail server was away for six hours', () => {
  it('mail goes at once, at the rate that is set', async () => {
    let isDown = true;
    const { run, sent } = aNode('mail', () => (isDown ? hangs() : answers()), { perMinute: 60 });
    await write(...numbered(150, 'mail').map((name) => entry('mail', 'mail server', name)));
    await run(6 * HOUR, MINUTE);
    isDown = false;
    const before = time.clock.now();
    await run(MINUTE);
    // The first call that is answered comes within a minute
    await run(MINUTE);
    const perMinute = sent.length / ((time.clock.now() - before) / MINUTE);
    expect(perMinute).toBeLessThanOrEqual(65);
    await run(2 * MINUTE);
    expect(sent).toHaveLength(150);
  });

  it('mail that somebody waits for goes before what is sent to many', async () => {
    const { run, sent } = aNode('mail', () => answers(), {
      kindsFirst: MAIL_ORDER,
      perMinute: 60,
    });
    const mail = (kind: string, key: string) => entry('mail', 'mail server', key, { kind });
    await write(...numbered(30, 'alert').map((key) => mail('job_alert', key)));
    await write(mail('interview_booked', 'interview'), mail('resume_registration', 'link'));
    await run(2 * MINUTE);
    expect(sent.slice(0, 3).map(({ key }) => key)).toEqual(['link', 'interview', 'alert 0']);
    expect(sent).toHaveLength(32);
  });

  it('what waits for a pause of its own is sent now when an operator says so', async () => {
    let isBusy = true;
    const busy: Outcome = { step: 'retry', receiver: 'answered' };
    const { run, sent } = aNode('mail', async () => (isBusy ? busy : answers()));
    await write(entry('mail', 'mail server', 'one'), entry('mail', 'mail server', 'other'));
    await run(13 * HOUR, 10 * MINUTE);
    isBusy = false;
    expect(await sendNow(real, { channel: 'mail', key: 'one' }, time.clock.now())).toBe(1);
    await run(SECOND);
    expect(sent.map(({ key }) => key)).toEqual(['one']);
    expect(await sendNow(real, { channel: 'mail', key: null }, time.clock.now())).toBe(1);
    await run(SECOND);
    expect(sent.map(({ key }) => key)).toEqual(['one', 'other']);
  });
});

describe('One entry of a queue is not whole', () => {
  it('it is set aside and named, holds up nothing, also not in its lane, and is sent when it is whole', async () => {
    let isBroken = true;
    const { run, sent, worker, quarantine } = aNode('webhook', async (_receiver, key) => {
      if (key === 'bad' && isBroken) Object(undefined).body.length;
      return answers();
    });
    await worker.start();
    const good = numbered(5, 'good').map((name) => entry('webhook', 'one', name));
    await write(entry('webhook', 'one', 'bad'), ...good);
    await run(MINUTE);
    expect(sent.map(({ key }) => key)).toEqual(numbered(5, 'good'));
    expect(errors).toEqual([
      expect.stringMatching(/^SetAsideError: bad is set aside by webhooks: TypeError in /),
    ]);
    expect(worker.receivers.closed).toBe(0);
    isBroken = false;
    await quarantine.retryDue();
    await run(MINUTE);
    expect(sent.at(-1)?.key).toBe('bad');
    expect(await real.query('select item from quarantine')).toEqual([]);
  });

  it('it is tried again when the quarantine says so, ever less often, and at no other time', async () => {
    const tried: number[] = [];
    const { run, worker, quarantine } = aNode('mail', async () => {
      tried.push(time.clock.now());
      return Object(undefined).body.length;
    });
    await worker.start();
    await write(entry('mail', 'mail server', 'bad'));
    await run(MINUTE);
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      await quarantine.retryDue();
      await run(10 * MINUTE, MINUTE);
    }
    const pauses = tried.slice(1).map((at, place) => (at - (tried[place] ?? 0)) / MINUTE);
    // After a minute, two, four …, at the next of these looks
    expect(pauses.length).toBeLessThan(12);
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
    expect(pauses.at(-1)).toBeGreaterThan(8 * 60);
  });

  it('what has gone meanwhile leaves the list of what is set aside', async () => {
    const { run, worker, quarantine } = aNode('mail', async () => Object(undefined).body.length);
    await worker.start();
    await write(entry('mail', 'mail server', 'bad'));
    await run(MINUTE);
    expect(await real.query('select item from quarantine')).toEqual([{ item: 'bad' }]);
    await real.query('delete from outbox');
    await quarantine.retryDue();
    expect(await real.query('select item from quarantine')).toEqual([]);
  });
});
