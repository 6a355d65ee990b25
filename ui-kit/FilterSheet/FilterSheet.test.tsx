import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { FilterSheet, type FilterSheetProps } from './index';

interface Filter {
  onCall: boolean;
}

const props: FilterSheetProps<Filter> = {
  open: true,
  onClose: vi.fn(),
  applied: { onCall: false },
  empty: { onCall: false },
  onApply: vi.fn(),
  count: 12,
  sections: [{ id: 'other', title: 'Övrigt', render: () => 'Jour' }],
  labels: {
    title: 'Filter',
    close: 'Stäng',
    clear: 'Rensa alla',
    apply: (count) => `Visa ${count} uppdrag`,
    applyUncounted: 'Visa uppdrag',
    count: (count) => `${count} uppdrag`,
  },
};

describeConformance(FilterSheet<Filter>, { props, root: HTMLDivElement });

it('says why a filter cannot be applied and does not apply it', async () => {
  const handleApply = vi.fn();
  render(<FilterSheet {...props} onApply={handleApply} problem="Slutdatum före startdatum." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Slutdatum före startdatum.');
  const apply = screen.getByRole('button', { name: 'Visa 12 uppdrag' });
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(apply);
  expect(handleApply).not.toHaveBeenCalled();
});
