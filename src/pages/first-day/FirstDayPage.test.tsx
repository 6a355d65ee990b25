import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { aFirstDay, ownKept } from '../../testing/aFirstDay';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, loader } from './FirstDayPage';

it('says that what can be ticked could not be read, and reads it again', async () => {
  let isBroken = true;
  const { client: api } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    first_day: { status: 0, firstDay: aFirstDay() },
    'kept/own': () => {
      if (isBroken) throw new ApiError('network_error', 'No line.');
      return { status: 0, kept: ownKept() };
    },
  });
  await renderSite(
    [{ path: '/forsta-dagen/:applicationId', loader, Component, HydrateFallback: () => null }],
    { api, path: '/forsta-dagen/a-1' },
  );
  // The card is there all the same
  expect(await screen.findByText('Huvudentrén, hiss B till plan 4')).toBeVisible();
  expect(await screen.findByText('Det gick inte att hämta vad du kan kryssa i.')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByRole('button', { name: /^Allt stämde/ })).toBeVisible();
});
