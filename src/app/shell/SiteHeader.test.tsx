import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { updateMe } from '../../session/updateMe';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { SiteHeader } from './SiteHeader';

it.each([
  ['/jobs?q=a', '/login?target_path=%2Fjobs%3Fq%3Da'],
  // Each sign-in page links to the other with its target: an interest, an application.
  [
    '/register?target_path=%2Fjobb%2Fa%3Fintent%3Dinterested',
    '/login?target_path=%2Fjobb%2Fa%3Fintent%3Dinterested',
  ],
  ['/register', '/login'],
  ['/register?target_path=%2F%2Fevil.example', '/login'],
])("at %s the header's login link goes to %s", async (path, expected) => {
  const { client } = fakeServices({ 'session/me': { status: 0, profile: null } });
  await renderSite(<SiteHeader />, { api: client, path });
  const [login] = await screen.findAllByText('Logga in');
  expect(login?.closest('a')).toHaveAttribute('href', expected);
});

it('says that a sign-out failed only to the person it failed for', async () => {
  const { client } = fakeServices({
    'session/me': { status: 0, profile: aProfile(), sharedComputer: false },
    'session/sign_out': new ApiError('unavailable', 'No line.'),
  });
  const { data } = await renderSite(<SiteHeader />, { api: client });
  const [signOut] = await screen.findAllByRole('button', { name: 'Logga ut' });
  if (!signOut) throw new Error('There is no way out.');
  await userEvent.click(signOut);
  expect(await screen.findByText(/Det gick inte att logga ut/u)).toBeVisible();
  const profile = aProfile({ userId: 'someone-else' });
  await act(() => updateMe(data, { profile, sharedComputer: false }));
  expect(screen.queryByText(/Det gick inte att logga ut/u)).toBeNull();
});
