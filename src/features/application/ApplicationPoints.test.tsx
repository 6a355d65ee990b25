import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame';
import { wordsOf } from '../../testing/words';
import { ApplicationPoints, type ApplicationPointsProps } from './ApplicationPoints';

const POINTS: ApplicationPointsProps['points'] = [
  { id: 'cv', points: 10, text: { sv: 'CV:t', en: 'CV' }, met: true, state: 'met', href: '/a' },
  {
    id: 'licence',
    points: 15,
    text: { sv: 'Legitimation', en: 'Licence' },
    met: false,
    state: 'missing',
    href: '/b',
  },
  {
    id: 'fields',
    points: 10,
    text: { sv: 'Område', en: 'Field' },
    met: false,
    state: 'ask_you',
    href: '/c',
  },
  {
    id: 'years',
    points: 10,
    text: { sv: 'År', en: 'Years' },
    met: false,
    state: 'ask_employer',
    href: '/c',
  },
  {
    id: 'system',
    points: 5,
    text: { sv: 'System', en: 'System' },
    met: false,
    state: 'not_asked',
    href: '/d',
  },
  {
    id: 'answers',
    points: 15,
    text: { sv: 'Frågor', en: 'Questions' },
    met: false,
    state: 'missing',
    href: null,
  },
];

async function show(status: ApplicationPointsProps['status']) {
  const { intl } = await wordsOf('sv');
  render(
    <SiteFrame intl={intl}>
      <ApplicationPoints points={POINTS} status={status} linkComponent="a" />
    </SiteFrame>,
  );
}

it('explains the points line by line, and links to the page on which each can be corrected', async () => {
  await show('candidate');
  await userEvent.click(screen.getByText('Dina poäng: 10 av 50'));
  const list = screen.getByRole('list', { name: 'Poängen rad för rad' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Rätta: Legitimation', '/b'],
    ['Ange: Område', '/c'],
  ]);
  const texts = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(texts[3]).toBe('ÅrAnges inte i annonsen');
  expect(texts[4]).toBe('SystemKrävs inte');
});

it('shows nothing for an application that has ended', async () => {
  await show('rejected');
  expect(screen.queryByText(/poäng/u)).toBeNull();
});
