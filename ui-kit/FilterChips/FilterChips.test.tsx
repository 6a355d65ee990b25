import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { FilterChips, type FilterChipsProps } from './FilterChips';

const PROPS: FilterChipsProps = {
  chips: [{ id: 'a', label: 'A' }],
  onRemove: () => {},
  labels: {
    list: 'Valda',
    remove: (label) => `Ta bort ${label}`,
    clear: 'Rensa',
    removed: (label) => `${label} borta`,
    cleared: 'Allt borta',
  },
};

describeConformance<FilterChipsProps, HTMLDivElement>(FilterChips, {
  props: PROPS,
  root: HTMLDivElement,
});

it('announces what was removed, also when it is the same a second time', async () => {
  const { rerender } = render(<FilterChips {...PROPS} />);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('');
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort A' }));
  expect(region).toHaveTextContent('A borta');
  const first = region.firstElementChild;
  rerender(<FilterChips {...PROPS} chips={[]} />);
  rerender(<FilterChips {...PROPS} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort A' }));
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('A borta');
  expect(region.firstElementChild).not.toBe(first);
});
