import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { LANGUAGES, type Language } from '#domain/language';
import { aJobDetail } from '../../testing/aJobDetail';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component } from './JobPage';

const job = aJobDetail();
const BLOCK = {
  employerId: 'e-1',
  employerName: 'Exempelvård',
  blockedAt: '2026-11-18T13:02:00.000Z',
};
const WORDS: Record<Language, Record<'interest' | 'apply' | 'told' | 'lift' | 'lifted', string>> = {
  sv: {
    interest: 'Visa intresse',
    apply: 'Ansök',
    told: 'Du har blockerat Exempelvård',
    lift: 'Ta bort blockeringen',
    lifted: 'Exempelvård är inte längre blockerad.',
  },
  en: {
    interest: 'Show interest',
    apply: 'Apply',
    told: 'You have blocked Exempelvård',
    lift: 'Lift the block',
    lifted: 'Exempelvård is no longer blocked.',
  },
};

/** A job whose employer is blocked in another tab at some time. */
async function renderJob({
  language = 'sv' as Language,
  blocked = true,
  fails = false,
  path = '',
}) {
  let isBlocked = blocked;
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    'public/job': { status: 0, data: job, jobStatus: 'open' },
    similar_jobs: { status: 0, results: [] },
    checkExistingCandidate: () => ({
      status: 0,
      exists: false,
      application: null,
      blockedEmployer: isBlocked ? BLOCK : null,
    }),
    submitCandidate: () => {
      isBlocked = true;
      throw new ApiError('employer_blocked', 'Blocked.');
    },
    'chats/unblock_employer': () => {
      if (fails) throw new ApiError('network_error', 'The line broke.');
      isBlocked = false;
      return { status: 0 };
    },
    fetch_applications: { status: 0, results: [], nextPageToken: null, total: 0 },
  });
  await renderSite([{ path: '/jobb/*', Component }], {
    api: client,
    language,
    path: `/jobb/${job.slug}${path}`,
  });
  await screen.findAllByRole('heading');
  const callsOf = (of: string) => asked.filter((one) => one.path === of);
  return { user: userEvent.setup(), callsOf, words: WORDS[language] };
}

it.each(LANGUAGES)('says who is blocked, and lifts it, in %s', async (language) => {
  const { user, callsOf, words } = await renderJob({ language });
  expect(await screen.findByRole('heading', { name: words.told })).toBeVisible();
  expect(screen.queryByRole('button', { name: words.interest })).toBeNull();
  expect(screen.queryByRole('link', { name: words.apply })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.lift }));
  const lifted = await screen.findByText(words.lifted);
  expect(await screen.findByRole('button', { name: words.interest })).toBeVisible();
  await waitFor(() => expect(lifted.parentElement).toHaveFocus());
  expect(callsOf('chats/unblock_employer')).toMatchObject([{ request: { employerId: 'e-1' } }]);
});

it('takes the focus where interest is refused, since the block came from another tab', async () => {
  const { user, words } = await renderJob({ blocked: false });
  await user.click(await screen.findByRole('button', { name: words.interest }));
  const told = await screen.findByRole('heading', { name: words.told });
  expect(told.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByText(/kunde inte skickas/)).toBeNull();
});

it('stays when it could not be lifted, and says so', async () => {
  const { user, words } = await renderJob({ fails: true });
  await user.click(await screen.findByRole('button', { name: words.lift }));
  expect(await screen.findByText(/kunde inte tas bort/)).toBeVisible();
  expect(screen.getByRole('heading', { name: words.told })).toBeVisible();
});

it('is told after a form was posted without a script, instead of trying again', async () => {
  const { words } = await renderJob({ path: '?problem=interest' });
  expect(await screen.findByRole('heading', { name: words.told })).toBeVisible();
  expect(screen.queryByText(/kunde inte skickas/)).toBeNull();
});
