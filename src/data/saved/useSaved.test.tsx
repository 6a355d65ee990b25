import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { Saved } from '#domain/saved/saved';
import { jobsWith, NOTHING_SAVED, withMark } from '#domain/saved/savedChanges';
import { localStore } from '../../lib/store/localStore';
import { removeUserData } from '../../session/removeUserData';
import { updateMe, VISITOR } from '../../session/updateMe';
import { aProfile } from '../../testing/aProfile';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { SiteDataProvider } from '../SiteDataProvider';
import { clearAnswers, createSiteData, type SiteData } from '../siteData';
import { carryOverSaved } from './carryOver';
import { deviceSaved } from './deviceSaved';
import { closeSender } from './openSender';
import { SAVED_KEY, SAVED_PREFIX } from './savedKeys';
import { useSavedNotice } from './savedNotice';
import { senderOf } from './unsentMarks';
import { useSaved } from './useSaved';

const JOB = { id: 'v-1', slug: 'v-1-nurse' };
const at = '2026-11-21T08:00:00.000Z';
const SEARCH = { query: 'q=natt', frequency: 'never', mail: false, push: false } as const;

const opened: SiteData[] = [];

/** A page of somebody, as one tab shows it. */
async function aTab(who: 'visitor' | 'candidate' | 'shared', answers: Answers = {}) {
  const { client, asked } = fakeServices({
    'session/me': new Promise(() => {}),
    ...answers,
  });
  const data = createSiteData(client);
  opened.push(data);
  const profile = who === 'visitor' ? null : aProfile();
  await updateMe(data, profile ? { profile, sharedComputer: who === 'shared' } : VISITOR);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteDataProvider data={data}>{children}</SiteDataProvider>
  );
  const { result } = renderHook(() => ({ ...useSaved(), notice: useSavedNotice() }), { wrapper });
  const tab = {
    data,
    asked: (path: string) => asked.filter((one) => one.path === path).map(({ request }) => request),
    things: () => result.current,
    mark: (...args: Parameters<typeof result.current.mark>) =>
      act(async () => result.current.mark(...args)),
  };
  await waitFor(() => expect(tab.things().saved).toBeDefined());
  return tab;
}

const stored = (saved: Saved) => ({ status: 0, saved });
/** An account that does what it is asked. */
function anAccount(saved: Saved = NOTHING_SAVED): Answers {
  let own = saved;
  return {
    'saved/fetch_saved': () => stored(own),
    'saved/mark_job': (request) => {
      own = withMark(own, { ...(request as { jobId: string; mark: 'saved' }), at });
      return stored(own);
    },
  };
}

beforeEach(() => localStore.removeAll(SAVED_PREFIX));
afterEach(() => {
  for (const data of opened.splice(0)) closeSender(data);
});

describe('a visitor', () => {
  it('keeps jobs and searches on the device, over a reload', async () => {
    const tab = await aTab('visitor');
    expect(tab.things().saved).toEqual(NOTHING_SAVED);
    await tab.mark(JOB, 'saved');
    await act(() => tab.things().saveSearch(SEARCH));
    expect(tab.things().notice).toMatchObject({ kind: 'marked', mark: 'saved', before: null });
    const next = await aTab('visitor');
    expect(next.things().saved).toEqual(tab.things().saved);
    expect(next.things().saved?.searches).toMatchObject([SEARCH]);
    expect(jobsWith(next.things().saved ?? NOTHING_SAVED, 'saved')).toEqual(['v-1']);
  });

  it('shows in each tab what another tab saved, and neither overwrites the other', async () => {
    const [one, other] = [await aTab('visitor'), await aTab('visitor')];
    await one.mark(JOB, 'saved');
    await other.mark({ id: 'v-2' }, 'hidden');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY.device })));
    for (const tab of [one, other]) {
      await waitFor(() =>
        expect(tab.things().saved?.marks.map(({ jobId, mark }) => [jobId, mark])).toEqual([
          ['v-2', 'hidden'],
          ['v-1', 'saved'],
        ]),
      );
    }
  });

  it.each([
    ['no text', 7],
    ['a damaged list', { marks: [{ jobId: 1 }, null], searches: [{ id: 'x' }] }],
  ])('reads %s as nothing', async (_what, value) => {
    localStore.write(SAVED_KEY.device, value);
    expect((await aTab('visitor')).things().saved).toEqual(NOTHING_SAVED);
  });
});

describe('a candidate', () => {
  it('sees a mark at once, and nothing of it is kept on the device when it is sent', async () => {
    const tab = await aTab('candidate', anAccount());
    await tab.mark(JOB, 'saved');
    expect(jobsWith(tab.things().saved ?? NOTHING_SAVED, 'saved')).toEqual(['v-1']);
    await waitFor(() => expect(localStore.keys(SAVED_PREFIX)).toEqual([]));
    expect(tab.asked('saved/mark_job')).toEqual([{ jobId: 'v-1', mark: 'saved' }]);
    expect(jobsWith(tab.things().saved ?? NOTHING_SAVED, 'saved')).toEqual(['v-1']);
  });

  it('removes a refused mark again, and shows why', async () => {
    const tab = await aTab('candidate', {
      ...anAccount(),
      'saved/mark_job': new ApiError('not_found', 'No such job.'),
    });
    await tab.mark(JOB, 'saved');
    await waitFor(() => expect(tab.things().notice).toEqual({ kind: 'failed' }));
    expect(tab.things().saved).toEqual(NOTHING_SAVED);
    expect(localStore.keys(SAVED_PREFIX)).toEqual([]);
  });

  it('after a lost connection sends marks later, in order, one for each job', async () => {
    let broken = true;
    const account = anAccount();
    const tab = await aTab('candidate', {
      ...account,
      'saved/mark_job': (request) => {
        if (broken) throw new ApiError('unavailable', 'The line broke.');
        return (account['saved/mark_job'] as (request: unknown) => object)(request);
      },
    });
    await tab.mark(JOB, 'saved');
    await waitFor(() => expect(tab.things().notice).toEqual({ kind: 'later' }));
    await tab.mark({ id: 'v-2' }, 'saved');
    await tab.mark(JOB, 'hidden');
    expect(localStore.read(SAVED_KEY.unsent)).toMatchObject({
      marks: [{ jobId: 'v-2' }, { jobId: 'v-1', mark: 'hidden' }],
    });
    // The next page sends what this one could not
    closeSender(tab.data);
    broken = false;
    const next = await aTab('candidate', account);
    const owner = { userId: aProfile().userId, sharedComputer: false };
    await act(async () => senderOf(next.data, owner).start());
    await waitFor(() => expect(localStore.keys(SAVED_PREFIX)).toEqual([]));
    expect(next.asked('saved/mark_job')).toEqual([
      { jobId: 'v-2', mark: 'saved' },
      { jobId: 'v-1', mark: 'hidden' },
    ]);
  });

  it('never sends what another candidate left', async () => {
    localStore.write(SAVED_KEY.unsent, {
      userId: 'another',
      marks: [{ jobId: 'v-9', mark: 'saved', at }],
    });
    const tab = await aTab('candidate', anAccount());
    const owner = { userId: aProfile().userId, sharedComputer: false };
    await act(async () => senderOf(tab.data, owner).start());
    expect(tab.asked('saved/mark_job')).toEqual([]);
    expect(tab.things().saved).toEqual(NOTHING_SAVED);
    expect(localStore.keys(SAVED_PREFIX)).toEqual([]);
  });

  it('has nothing kept on a shared computer, not even what is not sent yet', async () => {
    const tab = await aTab('shared', {
      ...anAccount(),
      'saved/mark_job': new ApiError('unavailable', 'The line broke.'),
    });
    await tab.mark(JOB, 'saved');
    await waitFor(() => expect(tab.things().notice).toEqual({ kind: 'later' }));
    expect(jobsWith(tab.things().saved ?? NOTHING_SAVED, 'saved')).toEqual(['v-1']);
    expect(localStore.keys(SAVED_PREFIX)).toEqual([]);
  });

  it('leaves nothing on the page or the device after signing out', async () => {
    const tab = await aTab(
      'candidate',
      anAccount(withMark(NOTHING_SAVED, { jobId: 'v-7', mark: 'hidden', at })),
    );
    deviceSaved.write(withMark(NOTHING_SAVED, { jobId: 'v-8', mark: 'saved', at }));
    expect(tab.things().saved?.marks).toHaveLength(1);
    await act(async () => {
      removeUserData(tab.data);
      clearAnswers(tab.data);
      await updateMe(tab.data, VISITOR);
    });
    await waitFor(() => expect(tab.things().saved).toEqual(NOTHING_SAVED));
  });
});

describe('what a visitor saved', () => {
  const left = withMark(NOTHING_SAVED, { jobId: 'v-1', mark: 'saved', at });

  it('is carried over once, and then it is in the account only', async () => {
    deviceSaved.write(left);
    const account = anAccount();
    const tab = await aTab('candidate', { ...account, 'saved/carry_over': stored(left) });
    const { signal } = new AbortController();
    await act(() => carryOverSaved(tab.data, signal));
    await act(() => carryOverSaved(tab.data, signal));
    expect(tab.asked('saved/carry_over')).toEqual([
      { marks: [{ jobId: 'v-1', mark: 'saved' }], searches: [] },
    ]);
    expect(localStore.keys(SAVED_PREFIX)).toEqual([]);
    expect(tab.things().saved).toEqual(left);
    expect(tab.things().notice).toEqual({ kind: 'carried', jobs: 1, searches: 0 });
  });

  it('stays on the device when it could not be carried over', async () => {
    deviceSaved.write(left);
    const tab = await aTab('candidate', {
      ...anAccount(),
      'saved/carry_over': new ApiError('unavailable', 'The line broke.'),
    });
    await act(() => carryOverSaved(tab.data, new AbortController().signal));
    expect(deviceSaved.read()).toEqual(left);
    expect(tab.things().notice).toBeUndefined();
  });
});
