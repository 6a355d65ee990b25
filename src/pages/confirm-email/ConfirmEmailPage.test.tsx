import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withWords } from '../../i18n/withWords';
import { renderSite } from '../../testing/renderSite';
import { Component } from './ConfirmEmailPage';

const open = async (path: string, language: 'sv' | 'en' = 'sv') => {
  await withWords('own', async () => null)();
  return renderSite([{ path: '/bekrafta-epost', Component }], { path, language });
};

const button = (name: string) => screen.queryByRole('button', { name });

describe('the page of the link in a mail', () => {
  it('shows a button that posts the token as a plain form', async () => {
    const { container } = await open('/bekrafta-epost?token=abc');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bekräfta din e-postadress' }),
    ).toBeVisible();
    expect(button('Bekräfta adressen')).toHaveAttribute('type', 'submit');
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/bekrafta-epost');
    expect(form).toHaveFormValues({ token: 'abc' });
  });

  it.each([
    ['result=confirmed', 'E-postadressen är bekräftad', 'Till startsidan', '/'],
    ['result=invalid', 'Länken kan inte användas', 'Logga in', '/login'],
    ['result=taken', 'Adressen hör till ett annat konto', 'Logga in', '/login'],
    ['', 'Länken kan inte användas', 'Logga in', '/login'],
    ['result=nothing', 'Länken kan inte användas', 'Logga in', '/login'],
  ])('shows the result: %s', async (query, title, way, href) => {
    await open(`/bekrafta-epost?${query}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
    expect(button('Bekräfta adressen')).not.toBeInTheDocument();
  });

  it('offers the button again when it failed', async () => {
    await open('/bekrafta-epost?result=failed&token=abc', 'en');
    expect(
      await screen.findByRole('heading', { name: 'The address could not be confirmed' }),
    ).toBeVisible();
    expect(button('Confirm the address')).toBeVisible();
  });
});
