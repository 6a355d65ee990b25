import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { CountBars, type CountBarsProps } from './CountBars';

const props: CountBarsProps = {
  label: 'Efter vecka',
  formatCount: String,
  items: [
    { href: '/48', label: 'v. 48', fullLabel: 'Vecka 48', count: 20, countText: '20 uppdrag' },
    { href: '/49', label: 'v. 49', fullLabel: 'Vecka 49', count: 5, countText: '5 uppdrag' },
    { href: '/50', label: 'v. 50', fullLabel: 'Vecka 50', count: 0, countText: 'inga uppdrag' },
  ],
};

describeConformance(CountBars, { props, root: HTMLUListElement });

it('links each name with its count, in whole words', () => {
  render(<CountBars {...props} />);
  expect(screen.getByRole('link', { name: 'Vecka 49, 5 uppdrag' })).toHaveAttribute('href', '/49');
});

it.each([
  ['rows', 'inlineSize'],
  ['columns', 'blockSize'],
] as const)('draws %s by the greatest count', (layout, size) => {
  render(<CountBars {...props} layout={layout} />);
  const lengths = screen
    .getAllByRole('link')
    .map((link) => link.querySelector<HTMLElement>('[style]')?.style[size]);
  expect(lengths).toEqual(['100%', '25%', '0%']);
});

it('draws a bar of no length for a count of 0', () => {
  render(<CountBars {...props} items={[{ href: '/', label: 'A', count: 0, countText: 'inga' }]} />);
  expect(screen.getByRole('link').querySelector<HTMLElement>('[style]')?.style.inlineSize).toBe(
    '0%',
  );
});
