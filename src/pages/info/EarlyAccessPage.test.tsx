import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { withWords } from '../../i18n/withWords';
import { type Answers, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component } from './EarlyAccessPage';

const PATH = 'misc/early-access';

async function open(query = '', answers: Answers = {}) {
  await withWords('info', async () => null)();
  const { client, asked } = fakeServices(answers);
  const path = '/forhandsregistrering';
  const site = await renderSite([{ path, Component }], { path: `${path}${query}`, api: client });
  await screen.findByRole('heading', { level: 1 });
  return { ...site, asked };
}

const email = () => screen.getByRole('textbox', { name: 'E-post' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Meddela mig' }));

describe('the sign-up for the app', () => {
  it('refuses what is no address, at the field', async () => {
    const { asked } = await open();
    await userEvent.type(email(), 'ny@');
    await send();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/Skriv en hel e-postadress/);
    expect(asked).toEqual([]);
  });

  it('says only that a mail was sent', async () => {
    const { asked } = await open('', { [PATH]: { status: 0 } });
    await userEvent.type(email(), ' ny@example.com{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Öppna ditt mejl' });
    expect(heading).toHaveFocus();
    expect(asked[0]?.request).toEqual({ email: 'ny@example.com', language: 'sv' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['rate_limited', /för många registreringar/],
    ['internal_error', /Något gick fel hos oss/],
  ] as const)('says what went wrong, and keeps the address: %s', async (code, text) => {
    await open('', { [PATH]: new ApiError(code, 'x') });
    await userEvent.type(email(), 'ny@example.com');
    await send();
    expect(await screen.findByText(text)).toBeVisible();
    expect(email()).toHaveValue('ny@example.com');
  });

  it.each([
    ['?token=a.b', 'Bekräfta registreringen', 'token=a.b'],
    ['?leave=a.b', 'Ta bort min adress', 'leave=a.b'],
  ])('changes nothing by opening a link: %s', async (query, name, posted) => {
    const { container } = await open(query);
    expect(screen.getByRole('button', { name })).toHaveAttribute('type', 'submit');
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', `/forhandsregistrering/lank?${posted}&language=sv`);
  });

  it.each([
    ['registered', 'Du är förhandsregistrerad', false],
    ['already_registered', 'Du är redan förhandsregistrerad', false],
    ['left', 'Adressen är borttagen', false],
    ['invalid_link', 'Länken kan inte användas', true],
  ])('shows the result: %s', async (result, name, offersForm) => {
    await open(`?result=${result}`);
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.queryByRole('textbox') !== null).toBe(offersForm);
  });

  it('shows the problem of a form that was posted without a script', async () => {
    await open('?result=failed');
    expect(screen.getByText(/Något gick fel hos oss/)).toBeVisible();
    expect(email()).toBeVisible();
  });
});
