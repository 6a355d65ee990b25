import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { AddressLost } from './AddressLost';

it.each([
  ['lost', 1],
  ['confirmed', 0],
] as const)('asks for another address when the account’s is %s', async (emailState, count) => {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile({ emailState }) },
  });
  await renderSite(<AddressLost />, { api: client });
  await expect.poll(() => asked.length).toBe(1);
  const links = () => screen.queryAllByRole('link', { name: 'Lägg till en annan adress' });
  await expect.poll(() => links().length).toBe(count);
});
