import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
