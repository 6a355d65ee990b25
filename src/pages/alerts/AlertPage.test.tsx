import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { withWords } from '../../i18n/withWords';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader } from './AlertPage';

const PATH = '/bevakning';

async function open(query: string, answers: Answers = {}) {
  await withWords(
    'alerts',
    withWords('search', async () => null),
  )();
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'misc/job-alert': { status: 0 },
    ...answers,
  });
  const site = await renderSite([{ path: PATH, Component, loader, HydrateFallback: () => null }], {
    path: `${PATH}?${query}`,
    api: client,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...site, asked };
}

it('asks for an alert of the search in its address, and says only that a mail was sent', async () => {
  const { asked } = await open('roles=sjukskoterska&eligible=yes&order=newest');
  expect(screen.getByText('Sjuksköterska')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /Varje vecka/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'ny@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Öppna ditt mejl' })).toHaveFocus();
  expect(asked.at(-1)?.request).toEqual({
    email: 'ny@example.com',
    query: 'roles=sjukskoterska',
    frequency: 'weekly',
    language: 'sv',
  });
});

it('tells of near professions only where they were asked for', async () => {
  const { router } = await open('roles=barnmorska');
  expect(screen.getByText('Barnmorska')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ta med närliggande yrken' }));
  await screen.findByText('Specialistsjuksköterska');
  const roles = new URLSearchParams(router.state.location.search).get('roles')?.split(',') ?? [];
  const group = CONSTANTS.workroles.filter((role) => role.group === 'specialistsjukskoterska');
  expect(roles.toSorted()).toEqual(group.map(({ id }) => id).sort());
  expect(screen.queryByRole('link', { name: 'Ta med närliggande yrken' })).toBeNull();
});

it('shows an error until it is put right, and a problem until the next attempt', async () => {
  let calls = 0;
  const { asked } = await open('roles=sjukskoterska', {
    'misc/job-alert': () => {
      calls += 1;
      // The second attempt is never answered
      if (calls > 1) return new Promise<never>(() => {});
      throw new ApiError('rate_limited', 'Too many.');
    },
  });
  const email = screen.getByRole('textbox', { name: 'E-post' });
  const requests = () => asked.filter(({ path }) => path === 'misc/job-alert').length;
  await userEvent.type(email, 'ny@{Enter}');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/Skriv en hel e-postadress/);
  expect(requests()).toBe(0);
  await userEvent.type(email, 'example.com');
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(email, '{Enter}');
  const problem = /för många/;
  expect(await screen.findByText(problem)).toBeVisible();
  expect(email).toHaveValue('ny@example.com');
  await userEvent.type(email, '{Enter}');
  await waitFor(() => expect(requests()).toBe(2));
  expect(screen.queryByText(problem)).toBeNull();
});

it('shows at the field what was wrong with the form’s own post', async () => {
  await open('roles=sjukskoterska&result=invalid_email');
  const email = screen.getByRole('textbox', { name: 'E-post' });
  expect(email).toHaveAccessibleDescription(/Skriv en hel e-postadress/);
  await userEvent.type(email, 'n');
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

it.each([
  ['token=a.b', 'Bekräfta bevakningen', ['token=a.b&language=sv']],
  ['manage=a.b&act=pause', 'Pausa bevakningen?', ['manage=a.b&act=pause&language=sv']],
])('changes nothing by itself: %s', async (query, title, actions) => {
  const { container } = await open(query);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const forms = [...container.querySelectorAll('form')];
  expect(forms.map((form) => form.getAttribute('action'))).toEqual(
    actions.map((action) => `/bevakning/lank?${action}`),
  );
});

it('offers no deletion where the search belongs to an account', async () => {
  await open('manage=a.b&account=1');
  expect(screen.getByRole('button', { name: 'Pausa' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ta bort bevakningen' })).toBeNull();
});
