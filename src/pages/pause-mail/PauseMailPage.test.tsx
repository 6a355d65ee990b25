import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withWords } from '../../i18n/withWords';
import { renderSite } from '../../testing/renderSite';
import { Component } from './PauseMailPage';

const PATH = '/pausa-mejl';
const open = async (query: string) => {
  await withWords('notifications', async () => null)();
  return renderSite([{ path: PATH, Component }], { path: `${PATH}?${query}` });
};

it('changes nothing by itself: a button posts the token as a plain form', async () => {
  const { container } = await open('token=abc.def');
  const button = await screen.findByRole('button', { name: 'Sluta mejla mig' });
  expect(button).toHaveAttribute('type', 'submit');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', `${PATH}?token=abc.def&page=1`);
});

it.each([
  ['result=paused', 'Vi mejlar inte längre om olästa meddelanden', '/'],
  ['result=invalid', 'Länken kan inte användas', '/account?page=integrity'],
  ['', 'Länken kan inte användas', '/account?page=integrity'],
])('shows the result: %s', async (query, title, href) => {
  await open(query);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
