import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { readKept, tickKept } from '#domain/api/kept';
import { localStore } from '../lib/store/localStore';
import { removeUserData } from '../session/removeUserData';
import { updateMe } from '../session/updateMe';
import { ownKept } from '../testing/aFirstDay';
import { aProfile } from '../testing/aProfile';
import { type Answers, fakeServices } from '../testing/fakeServices';
import { keyOf } from './keys';
import { closeTicks, UNSENT_TICKS_KEY } from './openTicks';
import { cachedAnswer, createSiteData, type SiteData } from './siteData';
import { ticksOf, withUnsentTicks } from './unsentTicks';

const TICKED = {
  applicationId: 'a-1',
  occasion: 'shift_1',
  values: { place: 'kept' },
  takenBack: 0,
} as const;
const NO_LINE = new ApiError('network_error', 'No line.');

const opened: SiteData[] = [];

/** A page of somebody who is signed in; `line` is whether there is one. */
async function aTab({
  shared = false,
  userId = aProfile().userId,
  answers = {},
}: {
  shared?: boolean;
  userId?: string;
  answers?: Answers;
} = {}) {
  const line = { isThere: true };
  const { client, asked } = fakeServices({
    'session/me': new Promise(() => {}),
    [tickKept.path]: (request) => {
      if (!line.isThere) throw NO_LINE;
      const { values } = request as typeof TICKED;
      return { status: 0, kept: ownKept([{ values }]) };
    },
    ...answers,
  });
  const data = createSiteData(client);
  opened.push(data);
  await updateMe(data, { profile: { ...aProfile(), userId }, sharedComputer: shared });
  const sender = ticksOf(data);
  if (!sender) throw new Error('Nobody is signed in.');
  return {
    data,
    sender,
    line,
    sent: () => asked.filter(({ path }) => path === tickKept.path),
    shown: () =>
      cachedAnswer<{ kept: ReturnType<typeof ownKept> }>(
        data,
        keyOf(readKept, { applicationId: 'a-1' }),
      )?.kept.occasions[0]?.values,
    goOnline() {
      line.isThere = true;
      window.dispatchEvent(new Event('online'));
    },
  };
}

const stored = () => localStore.read(UNSENT_TICKS_KEY) as { ticks: unknown[] } | null;

beforeEach(() => localStore.remove(UNSENT_TICKS_KEY));
afterEach(() => {
  for (const data of opened.splice(0)) closeTicks(data);
});

describe('ticks', () => {
  it('are sent at once, and nothing of them stays on the device', async () => {
    const tab = await aTab();
    await expect(tab.sender.add(TICKED)).resolves.toBe('stored');
    expect(tab.shown()).toEqual({ place: 'kept' });
    expect(stored()).toBeNull();
  });

  it('wait without a line, and are sent once when it is back, each as it was ticked last', async () => {
    const tab = await aTab();
    tab.line.isThere = false;
    await expect(tab.sender.add(TICKED)).resolves.toBe('later');
    await expect(tab.sender.add({ ...TICKED, values: { place: 'not_kept' } })).resolves.toBe(
      'later',
    );
    await expect(tab.sender.add({ ...TICKED, occasion: 'end' })).resolves.toBe('later');
    expect(stored()?.ticks).toHaveLength(2);
    const before = tab.sent().length;
    tab.goOnline();
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(
      tab
        .sent()
        .slice(before)
        .map(({ request }) => request),
    ).toEqual([
      { ...TICKED, values: { place: 'not_kept' } },
      { ...TICKED, occasion: 'end' },
    ]);
  });

  it('have one key over all tries, and are sent by the next page of the same person alone', async () => {
    const first = await aTab();
    first.line.isThere = false;
    await first.sender.add(TICKED);
    closeTicks(first.data);
    const next = await aTab();
    next.sender.start();
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(next.sent().map(({ options }) => options?.idempotencyKey)).toEqual([
      first.sent()[0]?.options?.idempotencyKey,
    ]);
    next.line.isThere = false;
    await next.sender.add(TICKED);
    const other = await aTab({ userId: 'another' });
    other.sender.start();
    expect(stored()).toBeNull();
    expect(other.sent()).toEqual([]);
  });

  it('leave nothing on the device after a sign-out', async () => {
    const tab = await aTab();
    tab.line.isThere = false;
    await tab.sender.add(TICKED);
    removeUserData(tab.data);
    expect(stored()).toBeNull();
    tab.goOnline();
    await Promise.resolve();
    expect(tab.sent()).toHaveLength(1);
  });

  it('are never stored on a shared computer, and sent while its page is open', async () => {
    const tab = await aTab({ shared: true });
    tab.line.isThere = false;
    await tab.sender.add(TICKED);
    expect(stored()).toBeNull();
    await vi.waitFor(() => {
      tab.goOnline();
      expect(tab.sent()).toHaveLength(2);
    });
  });

  it('are sent where the browser stores nothing, each of several', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      const tab = await aTab();
      await expect(tab.sender.add(TICKED)).resolves.toBe('stored');
      tab.line.isThere = false;
      await tab.sender.add(TICKED);
      await tab.sender.add({ ...TICKED, occasion: 'end' });
      const before = tab.sent().length;
      tab.goOnline();
      await vi.waitFor(() => expect(tab.sent()).toHaveLength(before + 2));
    } finally {
      full.mockRestore();
    }
  });

  it('are not sent by one tab once they were taken back in another', async () => {
    const one = await aTab();
    one.line.isThere = false;
    await one.sender.add(TICKED);
    await one.sender.add({ ...TICKED, occasion: 'end' });
    const other = await aTab();
    other.sender.forget('a-1', 'shift_1');
    const before = one.sent().length;
    one.goOnline();
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(
      one
        .sent()
        .slice(before)
        .map(({ request }) => request),
    ).toEqual([{ ...TICKED, occasion: 'end' }]);
  });

  it('that were taken back on their way are not shown by their answer', async () => {
    let answer: (kept: unknown) => void = () => {};
    const later = new Promise((resolve) => {
      answer = resolve;
    });
    const tab = await aTab({ answers: { [tickKept.path]: () => later } });
    const sent = tab.sender.add(TICKED);
    tab.sender.forget('a-1');
    answer({ status: 0, kept: ownKept([{ values: TICKED.values }]) });
    await sent;
    expect(tab.shown()).toBeUndefined();
  });

  it('say why they were refused: at once, or to the page that is opened next', async () => {
    const answers: Answers = { [tickKept.path]: new ApiError('conflict', 'It is published.') };
    const tab = await aTab({ answers });
    await expect(tab.sender.add(TICKED)).rejects.toMatchObject({ code: 'conflict' });
    expect(stored()).toBeNull();
    const offline = await aTab();
    offline.line.isThere = false;
    await offline.sender.add(TICKED);
    closeTicks(offline.data);
    const late = await aTab({ answers });
    late.sender.start();
    await vi.waitFor(() => expect(stored()?.ticks).toMatchObject([{ refusal: 'conflict' }]));
    late.sender.forget('a-1', 'shift_1');
    expect(stored()).toBeNull();
  });

  it('are not what another program has left there', async () => {
    const { userId } = aProfile();
    const tab = await aTab();
    for (const damaged of [7, { userId, ticks: 'x' }, { userId, ticks: [null, { key: 1 }] }]) {
      localStore.write(UNSENT_TICKS_KEY, damaged);
      tab.sender.start();
      expect(stored()).toBeNull();
    }
  });
});

it('shows what waits instead of what is stored, and not what was refused', () => {
  const waits = { ...TICKED, key: 'k', refusal: null };
  const kept = ownKept([{ values: { place: 'not_kept' } }]);
  const values = (unsent: Parameters<typeof withUnsentTicks>[1]) =>
    withUnsentTicks(kept, unsent).occasions[0]?.values;
  expect(values([waits])).toEqual({ place: 'kept' });
  expect(values([{ ...waits, refusal: 'conflict' }])).toEqual({ place: 'not_kept' });
  expect(values([{ ...waits, applicationId: 'b' }])).toEqual({ place: 'not_kept' });
});
