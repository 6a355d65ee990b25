import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { ShiftList, type ShiftListProps } from './ShiftList';

const PROPS: ShiftListProps = {
  weeks: [14, 15, 16, 17].map((week) => ({
    id: `${week}`,
    title: `Vecka ${week}`,
    rows: [{ days: 'mån–ons', times: '21:00–07:00', note: 'slutar nästa dag' }],
  })),
  moreLabel: (count) => `Visa ${count} veckor till`,
};

describeConformance(ShiftList, { props: PROPS, root: HTMLDivElement });

it('shows the first weeks, and the others when they are opened', async () => {
  render(<ShiftList {...PROPS} />);
  expect(screen.getByText('Vecka 15')).toBeVisible();
  expect(screen.getByText('Vecka 16')).not.toBeVisible();
  await userEvent.click(screen.getByText('Visa 2 veckor till'));
  expect(screen.getByText('Vecka 17')).toBeVisible();
});

it('reads a week with its days, times and note', () => {
  render(<ShiftList {...PROPS} />);
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Vecka 14 mån–ons 21:00–07:00 slutar nästa dag');
  expect(within(first ?? document.body).getAllByRole('listitem')).toHaveLength(1);
});

it('has nothing to open where all weeks are shown', () => {
  const { container } = render(<ShiftList {...PROPS} shown={4} />);
  expect(container.querySelector('details')).toBeNull();
});
