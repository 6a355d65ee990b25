import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SiteFrame } from '../../testing/SiteFrame';
import { wordsOf } from '../../testing/words';
import { ApplicationPoints, type ApplicationPointsProps } from './ApplicationPoints';

const POINTS: ApplicationPointsProps['points'] = [
  { id: 'cv', points: 10, text: { sv: 'CV:t', en: 'CV' }, met: true, href: '/a' },
  {
    id: 'licence',
    points: 15,
    text: { sv: 'Legitimation', en: 'Licence' },
    met: false,
    href: '/b',
  },
  { id: 'answers', points: 15, text: { sv: 'Frågor', en: 'Questions' }, met: false, href: null },
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
  await userEvent.click(screen.getByText('Dina poäng: 10 av 40'));
  const list = screen.getByRole('list', { name: 'Poängen rad för rad' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Rätta: Legitimation', '/b'],
  ]);
});

it('shows nothing for an application that has ended', async () => {
  await show('rejected');
  expect(screen.queryByText(/poäng/u)).toBeNull();
});
