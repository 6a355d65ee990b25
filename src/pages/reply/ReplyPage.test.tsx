import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { Invitation } from '#domain/api/invitations';
import { draftsOf } from '../../session/drafts/drafts';
import { aDeviceKey } from '../../testing/aDeviceKey';
import { anInvitation } from '../../testing/anInvitation';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader } from './ReplyPage';

/** The page over services that remember the answer; `refuse` is called before it is taken. */
async function renderReply(
  refuse: (attempt: number) => void = () => {},
  meanwhile = anInvitation(),
  answers = true,
) {
  let invitation: Invitation = anInvitation();
  let attempts = 0;
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    'misc/device_key': { status: 0, data: aDeviceKey },
    fetch_invitation: () => ({ status: 0, invitation }),
    reply_invitation: (request) => {
      attempts += 1;
      try {
        refuse(attempts);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'network_error')) invitation = meanwhile;
        throw error;
      }
      const { reply } = Object(request);
      const state = reply === 'interested' ? 'interested' : 'declined';
      invitation = { ...invitation, state, status: reply, endedAt: '2026-11-21T10:00:00.000Z' };
      return { status: 0, invitation };
    },
    fetch_applications: { status: 0, results: [], nextPageToken: null, total: 0 },
  });
  const routes = [{ path: '/candidate/reply', loader, Component, HydrateFallback: () => null }];
  const site = await renderSite(routes, { api: client, path: '/candidate/reply?id=a-1' });
  const user = userEvent.setup();
  const yes = await screen.findByRole('radio', { name: 'Ja' });
  if (answers) await user.click(yes);
  const replies = () => asked.filter(({ path }) => path === 'reply_invitation');
  return { ...site, user, replies };
}
afterEach(() => window.localStorage.clear());

const interested = () => screen.getByRole('button', { name: 'Jag är intresserad' });

it('answers once for a double press, and leads on to the application', async () => {
  const { user, replies } = await renderReply();
  await user.dblClick(interested());
  expect(
    await screen.findByRole('heading', { level: 1, name: /du har svarat att du är intresserad/ }),
  ).toHaveFocus();
  expect(replies()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Fortsätt till ansökan' })).toHaveAttribute(
    'href',
    expect.stringContaining('/candidate/apply?job='),
  );
});

it('keeps the answers after a lost connection, and tries again under the same key', async () => {
  const { user, replies } = await renderReply((attempt) => {
    if (attempt === 1) throw new ApiError('network_error', 'The line broke.');
  });
  await user.click(interested());
  expect(await screen.findByText(/Svaret kom inte fram/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Ja' })).toBeChecked();
  await user.click(interested());
  await screen.findByRole('link', { name: 'Fortsätt till ansökan' });
  const keys = replies().map(({ options }) => options?.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('keeps the answers when the page is left, until they are sent', async () => {
  const kept = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft.'));
  const { unmount } = await renderReply();
  await waitFor(() => expect(kept()).toEqual(['draft.owner.reply-a-1']));
  unmount();
  const { user } = await renderReply(undefined, undefined, false);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ja' })).toBeChecked());
  await user.click(interested());
  await screen.findByRole('link', { name: 'Fortsätt till ansökan' });
  expect(kept()).toEqual([]);
});

it('keeps the answers over a redirect to sign-in', async () => {
  const { data, user, unmount } = await renderReply(() => {
    throw new ApiError('authentication_required', 'Sign in first.');
  });
  await user.click(interested());
  await waitFor(() => expect(interested()).toBeEnabled());
  await draftsOf(data, { userId: aProfile().userId, sharedComputer: false }).settled();

  // To BankID and back: a new document
  unmount();
  const again = await renderReply(undefined, undefined, false);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ja' })).toBeChecked());
  await again.user.click(interested());
  await screen.findByRole('link', { name: 'Fortsätt till ansökan' });
  expect(again.replies()).toHaveLength(1);
});

it.each<[ErrorCode, Partial<Invitation>, title: string, told: RegExp]>([
  [
    'illegal_transition',
    { state: 'declined', status: 'not_interested' },
    'Du har tackat nej',
    /redan besvarad/,
  ],
  [
    'job_unavailable',
    { state: 'expired', status: 'expired', jobStatus: 'closed' },
    'Inbjudan gäller inte längre',
    /Uppdraget hann stänga/,
  ],
  [
    'not_found',
    { state: 'taken_back', status: null },
    'Inbjudan har tagits tillbaka',
    /hann ta tillbaka/,
  ],
])('refused with %s shows the current state and why', async (code, changes, title, told) => {
  const { user } = await renderReply(() => {
    throw new ApiError(code, 'Too late.');
  }, anInvitation(changes));
  await user.click(interested());
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Jag är intresserad' })).not.toBeInTheDocument();
});

it('shows no interest to an employer that is blocked, and lifts the block', async () => {
  const blockedEmployer = {
    employerId: 'e-1',
    employerName: 'Exempelvård',
    blockedAt: '2026-11-18T13:02:00.000Z',
  };
  const { user } = await renderReply(() => {
    throw new ApiError('employer_blocked', 'Blocked.');
  }, anInvitation({ blockedEmployer }));
  await user.click(interested());
  const told = await screen.findByRole('heading', { name: 'Du har blockerat Exempelvård' });
  await waitFor(() => expect(told.closest('[tabindex="-1"]')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Jag är intresserad' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ta bort blockeringen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tacka nej' })).toBeVisible();
});
