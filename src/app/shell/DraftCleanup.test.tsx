import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_LIFETIME } from '../../session/drafts/draftRecord';
import { removeAllDrafts } from '../../session/drafts/removeAllDrafts';
import { pendingInterest } from '../../session/pendingInterest';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { DraftCleanup } from './DraftCleanup';

const KEY = { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)), owner: 'own' };

function leave(key: string, at = Date.now()): void {
  window.localStorage.setItem(key, JSON.stringify({ at, sealed: 'AAAA' }));
}

async function arrive(me: object) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, ...me },
    'misc/device_key': { status: 0, data: KEY },
  });
  await renderSite(
    <>
      <DraftCleanup />
      <h1>a page</h1>
    </>,
    { api: client },
  );
  await screen.findByRole('heading');
  return asked;
}

const left = () => Object.keys(window.localStorage).sort();

describe('the drafts in a browser', () => {
  beforeEach(() => {
    removeAllDrafts();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it("of an earlier user are removed when another signs in; the user's own stay", async () => {
    leave('draft.other.job-1');
    leave('draft.own.job-2');
    window.localStorage.setItem('theme', '"dark"');
    await arrive({ profile: aProfile() });
    await waitFor(() => expect(left()).toEqual(['draft.own.job-2', 'theme']));
  });

  it('are all deleted at a sign-in on a shared computer', async () => {
    leave('draft.other.job-1');
    leave('draft.own.job-2');
    await arrive({ profile: aProfile(), sharedComputer: true });
    await waitFor(() => expect(left()).toEqual([]));
  });

  it('are deleted after 30 days, even without a sign-in', async () => {
    leave('draft.other.job-1', Date.now() - DRAFT_LIFETIME);
    leave('draft.other.job-2');
    await arrive({ profile: null });
    await waitFor(() => expect(left()).toEqual(['draft.other.job-2']));
  });

  it('cost no call when there are none', async () => {
    const asked = await arrive({ profile: aProfile() });
    await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['session/me']));
  });

  it("are all removed at sign-out, with a visitor's pending interest and registration", () => {
    leave('draft.own.job-1');
    window.sessionStorage.setItem('draft.registration', '{}');
    pendingInterest.keep({ jobId: 'job-1', at: Date.now(), key: 'k' });
    removeAllDrafts();
    expect(left()).toEqual([]);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
