import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { aUser } from '../identity/testing/users';
import { DAY, MINUTE } from '../lib/time';
import { createWatch } from '../lib/watch';
import { createQuarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { breakableDatabase } from '../storage/testing/breakableDatabase';
import { createGate } from '../storage/testing/gate';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { type Channel, growingPause, type Outcome } from './channel';
import type { Entry, NewEntry } from './entry';
import { backlogOf, dropLane, pruneOutbox, queue, wake } from './outbox';
import { outboxGauges } from './outboxGauges';
import { senderHealth } from './senderHealth';
import { createOutboxWorker } from './worker';

interface Letter {
  text: string;
}

let db: Database;
let clock: SettableClock;
let errors: string[];
const nodes: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  await db.query('delete from outbox');
  clock = settableClock();
  errors = [];
});
// One whose work failed looks once more, and would take what the next test queues
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
});
afterAll(() => db.close());

const aLetter = (text: string, changes: Partial<NewEntry> = {}): NewEntry => ({
  channel: 'mail',
  kind: 'letter',
  key: text,
  receiver: 'a receiver',
  userId: null,
  payload: { text } satisfies Letter,
  expiresAt: clock.now() + DAY,
  ...changes,
});
const write = (...entries: NewEntry[]) => queue(db, entries, clock.now());
const waiting = () =>
  db.query<{ key: string; attempts: number }>('select key, attempts from outbox order by position');

/** A node whose channel answers as `deliver` says, and what it has delivered. */
function aNode(
  deliver: (entry: Entry<Letter>) => Outcome | Promise<Outcome> = () => ({ step: 'delivered' }),
  changes: Partial<Channel<Letter>> = {},
  node: Partial<Parameters<typeof createOutboxWorker>[0]> = {},
) {
  const tried: string[] = [];
  const channel: Channel<Letter> = {
    name: 'mail',
    atOnce: 3,
    atOnceToOne: 3,
    longestSilence: MINUTE,
    lease: MINUTE,
    pauseAfter: growingPause(MINUTE, 10 * MINUTE),
    async deliver(entry) {
      tried.push(entry.payload.text);
      return deliver(entry);
    },
    ...changes,
  };
  const onError = (error: unknown) => void errors.push(String(error));
  const quarantine = createQuarantine({ db, clock, onError });
  const worker = createOutboxWorker({ db, clock, quarantine, onError, ...node, channel });
  nodes.push(worker);
  return { tried, ...worker };
}

describe('a sender', () => {
  it('is begun again when its look hangs, and /readyz says of each when it last looked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const steady = { elapsed: 0 };
    const watch = createWatch({
      clock: { elapsed: () => steady.elapsed },
      onError: (error) => void errors.push(String(error)),
    });
    const store = breakableDatabase(db);
    const { tried, start, stop } = aNode(undefined, {}, { db: store.db, watch });
    await write(aLetter('a'));
    store.becomes('silent');
    await start();
    store.becomes('works');
    steady.elapsed = MINUTE;
    expect(senderHealth(watch).read()).toEqual({
      ok: false,
      mailSecondsSinceLook: 60,
      pushSecondsSinceLook: null,
      webhookSecondsSinceLook: null,
    });
    vi.advanceTimersByTime(MINUTE);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
    expect(tried).toEqual(['a']);
    expect(errors).toEqual([expect.stringContaining('"outbox mail" has not ended in 60 s')]);
    expect(senderHealth(watch).read()).toMatchObject({ ok: true, mailSecondsSinceLook: 0 });
    // The one that hangs is waited for by nobody
    await stop();
  });
});

describe('queueing', () => {
  it('belongs to the transaction of the cause', async () => {
    const cause = db.transaction(async (tx) => {
      await queue(tx, [aLetter('a')], clock.now());
      throw new Error('The cause fails.');
    });
    await expect(cause).rejects.toThrow('The cause fails.');
    expect(await waiting()).toEqual([]);
  });

  it('replaces the entry with its key, in its channel alone, and begins anew', async () => {
    const { workNow } = aNode(() => ({ step: 'retry' }));
    await write(aLetter('before', { key: 'k' }), aLetter('other', { key: 'k', channel: 'push' }));
    await workNow();
    await write(aLetter('after', { key: 'k' }));
    const { tried, workNow: workAgain } = aNode();
    await workAgain();
    expect(tried).toEqual(['after']);
    expect(await waiting()).toEqual([{ key: 'k', attempts: 0 }]);
  });

  it('is deleted with its account', async () => {
    await write(aLetter('a', { userId: await aUser(db) }), aLetter('b'));
    await db.query('delete from users');
    expect(await waiting()).toMatchObject([{ key: 'b' }]);
  });
});

describe('delivery', () => {
  it('sends each entry once, the one that is due first before the others', async () => {
    await write(aLetter('later', { dueAt: clock.now() + MINUTE }), aLetter('now'));
    const { tried, workNow } = aNode();
    await workNow();
    expect(tried).toEqual(['now']);
    clock.advance(MINUTE);
    await workNow();
    await workNow();
    expect(tried).toEqual(['now', 'later']);
    expect(await waiting()).toEqual([]);
  });

  it('retries at growing intervals, and reports the first of several failures without its text', async () => {
    let left = 4;
    const { tried, workNow } = aNode(() => {
      left -= 1;
      if (left > 0) throw Object.assign(new Error('alva@example.com is away'), { code: 'EAWAY' });
      return { step: 'delivered' };
    });
    await write(aLetter('a'));
    const times: number[] = [];
    const start = clock.now();
    for (let minute = 0; minute <= 20; minute += 1) {
      const before = tried.length;
      await workNow();
      if (tried.length > before) times.push((clock.now() - start) / MINUTE);
      clock.advance(MINUTE);
    }
    expect(times).toEqual([0, 1, 5, 15]);
    expect(errors).toEqual(['Error: The mail a (letter) failed at try 1: EAWAY.']);
  });

  it('counts no try when an entry is held back', async () => {
    const until = clock.now() + MINUTE;
    const { tried, workNow } = aNode(() =>
      clock.now() < until ? { step: 'hold', until } : { step: 'retry' },
    );
    await write(aLetter('a'));
    await workNow();
    await workNow();
    expect([tried, await waiting()]).toEqual([['a'], [{ key: 'a', attempts: 0 }]]);
    clock.advance(MINUTE);
    await workNow();
    expect(await waiting()).toEqual([{ key: 'a', attempts: 1 }]);
  });

  it('sends at once what was held back for an account, and nothing of others', async () => {
    const [anna, bodil] = [await aUser(db), await aUser(db)];
    const until = clock.now() + DAY / 2;
    let isNight = true;
    const { tried, workNow } = aNode(() =>
      isNight ? { step: 'hold', until } : { step: 'delivered' },
    );
    await write(aLetter('anna', { userId: anna }), aLetter('bodil', { userId: bodil }));
    await workNow();
    isNight = false;
    tried.length = 0;
    await wake(db, { channel: 'mail', userId: anna }, clock.now());
    await workNow();
    expect(tried).toEqual(['anna']);
  });

  it('notes what the channel says with the end of the entry, or neither', async () => {
    await write(aLetter('a'));
    const broken = aNode(() => ({
      step: 'delivered',
      note: (tx) => tx.query('insert into nowhere values (1)'),
    }));
    await expect(broken.workNow()).rejects.toThrow('nowhere');
    expect(await waiting()).toEqual([{ key: 'a', attempts: 1 }]);
    expect(errors).toHaveLength(1);
  });

  it('keeps a newer entry that replaced the one being sent', async () => {
    await write(aLetter('before', { key: 'k' }));
    const { tried, workNow } = aNode(async ({ payload }) => {
      if (payload.text === 'before') await write(aLetter('after', { key: 'k' }));
      return { step: 'delivered' };
    });
    await workNow();
    expect(tried).toEqual(['before', 'after']);
    expect(await waiting()).toEqual([]);
  });

  it('drops what is too old, and the hourly round deletes it', async () => {
    await write(aLetter('a'));
    clock.advance(DAY);
    const { tried, workNow } = aNode();
    await workNow();
    expect([tried, (await waiting()).length]).toEqual([[], 1]);
    await pruneOutbox(db, clock.now());
    expect(await waiting()).toEqual([]);
  });
});

describe('a lane', () => {
  it('is sent in order, also by several nodes, while others are not held up', async () => {
    const letters = Array.from({ length: 10 }, (_, index) => String(index));
    const seen: Record<string, string[]> = { one: [], two: [] };
    const deliver = async ({ lane, payload }: Entry<Letter>): Promise<Outcome> => {
      seen[lane ?? '']?.push(payload.text);
      return { step: 'delivered' };
    };
    const nodes = [aNode(deliver), aNode(deliver)];
    for (const text of letters) {
      await write(
        aLetter(text, { key: `1${text}`, lane: 'one' }),
        aLetter(text, { key: `2${text}`, lane: 'two' }),
      );
    }
    await Promise.all(nodes.map(({ workNow }) => workNow()));
    expect(seen).toEqual({ one: letters, two: letters });
  });

  it('waits while an earlier entry is being sent, also at its last try in order', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const first = aNode(
      async ({ payload }) => {
        if (payload.text !== 'slow') return { step: 'delivered' };
        await answered;
        return { step: 'retry' };
      },
      { triesInOrder: 1 },
    );
    await write(aLetter('slow', { lane: 'one' }), aLetter('next', { lane: 'one' }));
    const working = first.workNow();
    await vi.waitFor(() => expect(first.tried).toEqual(['slow']));
    const other = aNode(undefined, { triesInOrder: 1 });
    await other.workNow();
    expect(other.tried).toEqual([]);
    answer();
    await working;
    expect(first.tried).toEqual(['slow', 'next']);
  });

  it('waits for an entry that fails, for some tries; other lanes never do', async () => {
    const { tried, workNow } = aNode(
      ({ payload }) => ({ step: payload.text === 'bad' ? 'retry' : 'delivered' }),
      { triesInOrder: 3, pauseAfter: () => MINUTE },
    );
    await write(
      aLetter('bad', { lane: 'one' }),
      aLetter('next', { lane: 'one' }),
      aLetter('elsewhere', { lane: 'two' }),
    );
    for (let minute = 0; minute < 2; minute += 1) {
      await workNow();
      clock.advance(MINUTE);
    }
    expect(tried).toEqual(['bad', 'elsewhere', 'bad']);
    await workNow();
    expect(tried.slice(3).toSorted()).toEqual(['bad', 'next']);
  });

  it('can be given up as a whole', async () => {
    await write(aLetter('a', { lane: 'one' }), aLetter('b', { lane: 'two' }), aLetter('c'));
    await dropLane(db, 'mail', 'one');
    expect((await waiting()).map(({ key }) => key)).toEqual(['b', 'c']);
  });
});

describe('several nodes', () => {
  it('send each entry once', async () => {
    const letters = Array.from({ length: 30 }, (_, index) => `letter ${index}`);
    await write(...letters.map((text) => aLetter(text)));
    const nodes = [aNode(), aNode(), aNode(), aNode()];
    await Promise.all(nodes.map(({ workNow }) => workNow()));
    expect(nodes.flatMap(({ tried }) => tried).toSorted()).toEqual(letters.toSorted());
    expect(errors).toEqual([]);
  });

  it('take over from one that stands still, once its lease is over, and not when its account is woken', async () => {
    const userId = await aUser(db);
    await write(aLetter('a', { userId }));
    const still = createGate();
    const frozen = aNode(async () => {
      await still.opened;
      return { step: 'delivered' };
    });
    const working = frozen.workNow();
    await vi.waitFor(() => expect(frozen.tried).toHaveLength(1));
    const { tried, workNow } = aNode();
    await wake(db, { channel: 'mail', userId }, clock.now());
    clock.advance(MINUTE - 1);
    await workNow();
    expect(tried).toEqual([]);
    clock.advance(1);
    await workNow();
    expect(tried).toEqual(['a']);
    still.open();
    await working;
    expect(errors).toEqual([]);
  });
});

describe('the worker', () => {
  it('begins when something of its channel is queued, and ends what it has begun when it stops', async () => {
    let deliverIt: () => void = () => undefined;
    const delivered = new Promise<void>((resolve) => {
      deliverIt = resolve;
    });
    const { tried, start, stop } = aNode(async () => {
      await delivered;
      return { step: 'delivered' };
    });
    await start();
    await db.transaction((tx) => queue(tx, [aLetter('a')], clock.now()));
    await vi.waitFor(() => expect(tried).toEqual(['a']));
    const stopping = stop();
    deliverIt();
    await stopping;
    await write(aLetter('b'));
    expect(tried).toEqual(['a']);
    expect((await waiting()).map(({ key }) => key)).toEqual(['b']);
  });
});

it('measures what a channel has not sent yet', async () => {
  expect(await backlogOf(db, 'mail')).toEqual({
    count: 0,
    oldest: null,
    setAside: 0,
    mostForOne: 0,
  });
  await write(aLetter('a'), aLetter('b', { channel: 'push' }));
  clock.advance(MINUTE);
  await write(aLetter('c'));
  const gauges = outboxGauges({ db, clock, channel: 'mail', worker: null });
  const values = await Promise.all(gauges.map(async ({ name, read }) => [name, await read()]));
  expect(values).toEqual([
    ['vikari_mail_waiting', 2],
    ['vikari_mail_oldest_seconds', 60],
    ['vikari_mail_waiting_for_one', 2],
    ['vikari_mail_set_aside', 0],
    ['vikari_mail_sending', 0],
    ['vikari_mail_receivers_closed', 0],
  ]);
});
