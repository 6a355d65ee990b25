import useSWR from 'swr';
import useSWRSubscription from 'swr/subscription';
import type { Ok } from '#domain/api/endpoint';
import {
  fetchSaved,
  removeSearch as removeSearchEndpoint,
  type SearchToSave,
  saveSearch as saveSearchEndpoint,
} from '#domain/api/saved';
import type { JobMark, Saved } from '#domain/saved/saved';
import {
  type MarkChange,
  markOf,
  withMark,
  withoutSearch,
  withSearch,
} from '#domain/saved/savedChanges';
import { postToWorker } from '../../lib/offline/workerMessages';
import { randomUuid } from '../../lib/randomUuid';
import { paths } from '../../lib/site/paths';
import { track } from '../../lib/track';
import { useHydrated } from '../../lib/useHydrated';
import { useMe } from '../../session/useProfile';
import { localKey } from '../keys';
import { useSiteData } from '../SiteDataProvider';
import { cacheAnswer, type SiteData } from '../siteData';
import { usePageValue } from '../usePageValue';
import { deviceSaved } from './deviceSaved';
import type { MarkOwner } from './openSender';
import { SAVED_KEY } from './savedKeys';
import { giveNotice } from './savedNotice';
import { SAVED_ANSWER, senderOf, UNSENT_MARKS } from './unsentMarks';

const DEVICE = localKey('saved/device');

/**
 * Saved and hidden jobs and searches, and how to change them: a candidate's in the account, a
 * visitor's on the device.
 */
export interface SavedThings {
  /** Undefined until it is known. */
  saved: Saved | undefined;
  /** Why a candidate's could not be read; undefined when it was. */
  error: unknown;
  retry: () => void;
  isVisitor: boolean;
  /** Nothing of the account is kept on the device. */
  sharedComputer: boolean;
  /** Sets a job's mark, or removes it; announces it unless `silent`. */
  mark: (job: { id: string; slug?: string }, mark: JobMark | null, silent?: boolean) => void;
  /** Rejects when the account could not be changed. */
  saveSearch: (search: SearchToSave) => Promise<void>;
  removeSearch: (id: string) => Promise<void>;
}

/** In a browser only. */
export function useSaved(): SavedThings {
  const data = useSiteData();
  const hydrated = useHydrated();
  const me = useMe();
  const isVisitor = me?.profile === null;
  const owner = me?.profile
    ? { userId: me.profile.userId, sharedComputer: me.sharedComputer === true }
    : null;
  const device = useDeviceSaved(data, hydrated && isVisitor);
  const {
    data: answer,
    error,
    mutate,
  } = useSWR<Ok<{ saved: Saved }>>(hydrated && owner ? SAVED_ANSWER : null, () =>
    data.api.call(fetchSaved, {}),
  );
  const unsent = usePageValue(UNSENT_MARKS);
  const saved = owner ? answer && unsent.reduce(withMark, answer.saved) : device;
  return {
    saved,
    error: owner && !answer ? error : undefined,
    retry: () => void mutate(),
    isVisitor,
    sharedComputer: owner?.sharedComputer === true,
    mark(job, mark, silent = false) {
      const before = saved ? markOf(saved, job.id) : null;
      changeMark(data, owner, { jobId: job.id, mark, at: new Date().toISOString() });
      keepOffline(job.slug, mark === 'saved');
      if (!silent) giveNotice(data, { kind: 'marked', jobId: job.id, mark, before });
    },
    saveSearch: (search) => storeSearch(data, owner, search),
    removeSearch: (id) => dropSearch(data, owner, id),
  };
}

/** What is saved on this device, the same in all tabs; undefined while that is not asked for. */
function useDeviceSaved(data: SiteData, asked: boolean): Saved | undefined {
  const { data: saved } = useSWR<Saved>(asked ? DEVICE : null, deviceSaved.read);
  useSWRSubscription(asked ? localKey('saved/device/changes') : null, () => {
    const handleStorage = ({ key }: StorageEvent) => {
      // A null key: everything was removed
      if (key === SAVED_KEY.device || key === null) void showDevice(data, deviceSaved.read());
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  });
  return saved;
}

const showDevice = (data: SiteData, saved: Saved) => cacheAnswer(data, DEVICE, saved);

/** Another tab may have changed it since this one read it. */
function changeDevice(data: SiteData, change: (saved: Saved) => Saved): void {
  const next = change(deviceSaved.read());
  deviceSaved.write(next);
  void showDevice(data, next);
}

/** A visitor's actions are counted here; a candidate's are counted by their calls. */
const MARK_ACTIONS = { saved: 'save_job', hidden: 'hide_job' } as const;

function changeMark(data: SiteData, owner: MarkOwner | null, change: MarkChange): void {
  if (owner) senderOf(data, owner).add(change);
  else {
    changeDevice(data, (saved) => withMark(saved, change));
    if (change.mark) track({ event: 'action_done', action: MARK_ACTIONS[change.mark] });
  }
}

/** Tells the service worker to store a job's page for offline reading, or to delete it. */
function keepOffline(slug: string | undefined, keep: boolean): void {
  if (slug) postToWorker({ type: keep ? 'keep' : 'drop', urls: [paths.job(slug)] });
}

/** Shows what the account has after a call, unless its owner has signed out meanwhile. */
async function changeAccount(
  data: SiteData,
  owner: MarkOwner,
  call: () => Promise<Ok<{ saved: Saved }>>,
): Promise<void> {
  const { closing } = senderOf(data, owner);
  const answer = await call();
  if (!closing.aborted) await cacheAnswer(data, SAVED_ANSWER, answer);
}

async function storeSearch(
  data: SiteData,
  owner: MarkOwner | null,
  search: SearchToSave,
): Promise<void> {
  if (owner) {
    await changeAccount(data, owner, () => data.api.call(saveSearchEndpoint, search));
    return;
  }
  const origin = { id: randomUuid(), createdAt: new Date().toISOString() };
  changeDevice(data, (saved) => withSearch(saved, { ...search, ...origin }));
  track({ event: 'action_done', action: 'save_search' });
}

async function dropSearch(data: SiteData, owner: MarkOwner | null, id: string): Promise<void> {
  if (owner) {
    await changeAccount(data, owner, () => data.api.call(removeSearchEndpoint, { id }));
    return;
  }
  changeDevice(data, (saved) => withoutSearch(saved, id));
}
