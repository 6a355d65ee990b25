import type { Ok } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { fetchSaved, markJob } from '#domain/api/saved';
import { JOB_MARKS, type Saved } from '#domain/saved/saved';
import type { MarkChange } from '#domain/saved/savedChanges';
import { keepTrying } from '../../lib/keepTrying';
import { localStore } from '../../lib/store/localStore';
import { keyOf } from '../keys';
import { pageValue } from '../pageState';
import { cacheAnswer, type SiteData } from '../siteData';
import { mayPass } from '../unsent';
import { closeSender, type MarkOwner, type MarkSender, openSenders } from './openSender';
import { SAVED_KEY } from './savedKeys';
import { giveNotice } from './savedNotice';

/** More changes than this are not kept for later. */
const MOST_UNSENT = 100;
/**
 * Milliseconds: the longest pause between tries, so that marks are sent soon after the server is
 * back.
 */
const LONGEST_PAUSE = 15_000;

export const UNSENT_MARKS = pageValue<readonly MarkChange[]>([]);
export const SAVED_ANSWER = keyOf(fetchSaved, {});

interface Stored {
  userId: string;
  marks: MarkChange[];
}

function isChange(value: unknown): value is MarkChange {
  if (typeof value !== 'object' || value === null) return false;
  const { jobId, mark, at }: Partial<Record<keyof MarkChange, unknown>> = value;
  const isMark = mark === null || JOB_MARKS.some((known) => known === mark);
  return typeof jobId === 'string' && typeof at === 'string' && isMark;
}

/** What an earlier page of this candidate left; another's is removed. */
function readStored({ userId, sharedComputer }: MarkOwner): MarkChange[] {
  const stored = localStore.read(SAVED_KEY.unsent) as Partial<Stored> | null;
  if (stored === null) return [];
  if (sharedComputer || stored.userId !== userId || !Array.isArray(stored.marks)) {
    localStore.remove(SAVED_KEY.unsent);
    return [];
  }
  return stored.marks.filter(isChange).slice(-MOST_UNSENT);
}

function createMarkSender(data: SiteData, owner: MarkOwner): MarkSender {
  const closing = new AbortController();
  const waker = new EventTarget();
  let list = readStored(owner);
  let running = false;

  function change(next: MarkChange[]): void {
    list = next.slice(-MOST_UNSENT);
    if (closing.signal.aborted) return;
    data.state.set(UNSENT_MARKS, list);
    if (owner.sharedComputer) return;
    if (list.length === 0) localStore.remove(SAVED_KEY.unsent);
    else localStore.write(SAVED_KEY.unsent, { userId: owner.userId, marks: list });
  }

  const drop = (sent: MarkChange) => change(list.filter((one) => one !== sent));

  async function sendAll(onProgress: () => void): Promise<void> {
    for (let [next] = list; next && !closing.signal.aborted; [next] = list) {
      const { jobId, mark } = next;
      try {
        const options = { signal: closing.signal, keepalive: true };
        const answer = await data.api.call(markJob, { jobId, mark }, options);
        if (closing.signal.aborted) return;
        await cacheAnswer<Ok<{ saved: Saved }>>(data, SAVED_ANSWER, answer);
        drop(next);
        onProgress();
      } catch (error) {
        if (!isRefusal(error)) throw error;
        drop(next);
        giveNotice(data, { kind: 'failed' });
      }
    }
  }

  async function run(): Promise<void> {
    running = true;
    let said = false;
    try {
      await keepTrying(sendAll, {
        signal: closing.signal,
        mayPass,
        waker,
        longestPause: LONGEST_PAUSE,
        onFailed(error) {
          if (!said && mayPass(error)) giveNotice(data, { kind: 'later' });
          said = true;
        },
      });
    } catch {
      // Closed, or the session has ended: they are sent when the candidate is back
    }
    running = false;
  }

  function start(): void {
    change(list);
    if (list.length === 0) return;
    waker.dispatchEvent(new Event('wake'));
    if (!running) void run();
  }

  return {
    add(added) {
      change([...list.filter(({ jobId }) => jobId !== added.jobId), added]);
      start();
    },
    start,
    close: () => closing.abort(),
    closing: closing.signal,
  };
}

/** Whether the server has refused a mark for good. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'authentication_required' && !mayPass(error);

/** The candidate's sender on a page, the same one until another signs in. */
export function senderOf(data: SiteData, owner: MarkOwner): MarkSender {
  const open = openSenders.get(data);
  if (open?.owner.userId === owner.userId) return open.sender;
  closeSender(data);
  const sender = createMarkSender(data, owner);
  openSenders.set(data, { owner, sender });
  return sender;
}
