import { ApiError } from '#domain/api/errors';
import { type OwnKept, readKept, tickKept } from '#domain/api/kept';
import { getMe, type Me } from '#domain/api/v2';
import { TICKS } from '#domain/kept/items';
import { keepTrying } from '../lib/keepTrying';
import { randomKey } from '../lib/randomKey';
import { localStore } from '../lib/store/localStore';
import { keyOf } from './keys';
import {
  closeTicks,
  openTicks,
  type TickOwner,
  type TickSender,
  UNSENT_TICKS_KEY,
  type UnsentTicks,
} from './openTicks';
import { pageValue } from './pageState';
import { cacheAnswer, cachedAnswer, type SiteData } from './siteData';
import { mayPass } from './unsent';
import { usePageValue } from './usePageValue';

/** More occasions than this are not kept for later. */
const MOST_UNSENT = 50;
/** Milliseconds: the longest pause between tries. */
const LONGEST_PAUSE = 15_000;

const UNSENT = pageValue<readonly UnsentTicks[]>([]);

/** What was ticked and has not been sent, or was refused. */
export const useUnsentTicks = (): readonly UnsentTicks[] => usePageValue(UNSENT);

/** What a candidate has ticked, as far as this device knows: what waits goes before what is stored. */
export function withUnsentTicks(kept: OwnKept, unsent: readonly UnsentTicks[]): OwnKept {
  return {
    ...kept,
    occasions: kept.occasions.map((one) => {
      const waiting = unsent.find(
        ({ applicationId, occasion, refusal }) =>
          applicationId === kept.applicationId && occasion === one.occasion && refusal === null,
      );
      return waiting ? { ...one, values: waiting.values } : one;
    }),
  };
}

function isUnsent(value: unknown): value is UnsentTicks {
  if (typeof value !== 'object' || value === null) return false;
  const { applicationId, occasion, key, values, takenBack, refusal }: Partial<UnsentTicks> = value;
  return (
    [applicationId, occasion, key].every((field) => typeof field === 'string') &&
    typeof takenBack === 'number' &&
    (refusal === null || typeof refusal === 'string') &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((tick) => TICKS.some((known) => known === tick))
  );
}

/** What earlier pages and other tabs of this candidate left; another's is removed. */
function readStored({ userId, sharedComputer }: TickOwner): UnsentTicks[] {
  const stored = localStore.read(UNSENT_TICKS_KEY);
  if (typeof stored !== 'object' || stored === null) return [];
  const { userId: of, ticks }: { userId?: unknown; ticks?: unknown } = stored;
  if (sharedComputer || of !== userId || !Array.isArray(ticks)) {
    localStore.remove(UNSENT_TICKS_KEY);
    return [];
  }
  return ticks.filter(isUnsent).slice(-MOST_UNSENT);
}

const isOf =
  (applicationId: string, occasion?: string) =>
  (one: UnsentTicks): boolean =>
    one.applicationId === applicationId && (occasion === undefined || one.occasion === occasion);

interface Heard {
  resolve: (outcome: 'stored' | 'later') => void;
  reject: (error: ApiError) => void;
}

function createTickSender(data: SiteData, owner: TickOwner): TickSender {
  const closing = new AbortController();
  const waker = new EventTarget();
  /** Whoever waits to hear how the first try of some ticks ended, by their key. */
  const waiting = new Map<string, Heard>();
  let list = readStored(owner);
  /** The list is this page's alone: on a shared computer, and where the browser stores nothing. */
  let isOwn = owner.sharedComputer;
  let running = false;

  /** Of what other tabs have stored too: what one sends, no other keeps. */
  function change(next: (known: readonly UnsentTicks[]) => UnsentTicks[]): void {
    if (closing.signal.aborted) return;
    list = next(isOwn ? list : readStored(owner)).slice(-MOST_UNSENT);
    data.state.set(UNSENT, list);
    if (owner.sharedComputer) return;
    if (list.length === 0) localStore.remove(UNSENT_TICKS_KEY);
    else localStore.write(UNSENT_TICKS_KEY, { userId: owner.userId, ticks: list });
    isOwn = JSON.stringify(readStored(owner)) !== JSON.stringify(list);
  }

  function sayLater(): void {
    for (const heard of waiting.values()) heard.resolve('later');
    waiting.clear();
  }

  const drop = (key: string) => change((known) => known.filter((one) => one.key !== key));

  /** As all tabs have it now: another may have sent it, or it was taken back there. */
  function nextToSend(): UnsentTicks | undefined {
    change((known) => [...known]);
    return list.find(({ refusal }) => refusal === null);
  }

  async function sendAll(onProgress: () => void): Promise<void> {
    for (let next = nextToSend(); next && !closing.signal.aborted; next = nextToSend()) {
      await send(next);
      onProgress();
    }
  }

  async function send({ key, ...ticks }: UnsentTicks): Promise<void> {
    const { applicationId, occasion, values, takenBack } = ticks;
    const heard = waiting.get(key);
    try {
      const request = { applicationId, occasion, values, takenBack };
      const answer = await data.api.call(tickKept, request, {
        idempotencyKey: key,
        signal: closing.signal,
        keepalive: true,
      });
      if (closing.signal.aborted) return;
      // What was taken back meanwhile is told by that answer
      if (list.some((one) => one.key === key)) {
        await cacheAnswer(data, keyOf(readKept, { applicationId }), answer);
      }
      drop(key);
      heard?.resolve('stored');
    } catch (error) {
      // What comes after it in the queue has to wait as well
      if (!(error instanceof ApiError) || mayPass(error)) {
        sayLater();
        throw error;
      }
      heard?.reject(error);
      // They are sent when the candidate is back
      if (error.code === 'authentication_required') throw error;
      // Who waits is told at once; else it is told when the page is opened
      const { code } = error;
      if (heard) drop(key);
      else {
        change((known) => known.map((one) => (one.key === key ? { ...one, refusal: code } : one)));
      }
    } finally {
      waiting.delete(key);
    }
  }

  async function run(): Promise<void> {
    running = true;
    try {
      await keepTrying(sendAll, {
        signal: closing.signal,
        mayPass,
        waker,
        longestPause: LONGEST_PAUSE,
      });
    } catch {
      // Closed, or the session has ended
    }
    running = false;
    sayLater();
  }

  function start(): void {
    if (nextToSend() === undefined) return;
    waker.dispatchEvent(new Event('wake'));
    if (!running) void run();
  }

  return {
    add(ticks) {
      const key = randomKey();
      const outcome = new Promise<'stored' | 'later'>((resolve, reject) => {
        waiting.set(key, { resolve, reject });
      });
      const isReplaced = isOf(ticks.applicationId, ticks.occasion);
      const added: UnsentTicks = { ...ticks, key, refusal: null };
      change((known) => [...known.filter((one) => !isReplaced(one)), added]);
      start();
      return outcome;
    },
    forget: (applicationId, occasion) =>
      change((known) => known.filter((one) => !isOf(applicationId, occasion)(one))),
    start,
    close() {
      closing.abort();
      sayLater();
    },
  };
}

/** The candidate's sender on a page, the same one until another signs in; null without one. */
export function ticksOf(data: SiteData): TickSender | null {
  const me = cachedAnswer<Me>(data, keyOf(getMe, {}));
  if (!me?.profile) return null;
  const owner = { userId: me.profile.userId, sharedComputer: me.sharedComputer === true };
  const open = openTicks.get(data);
  if (open?.owner.userId === owner.userId) return open.sender;
  closeTicks(data);
  const sender = createTickSender(data, owner);
  openTicks.set(data, { owner, sender });
  return sender;
}
