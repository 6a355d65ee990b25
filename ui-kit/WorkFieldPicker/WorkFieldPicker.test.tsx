import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { WorkFieldPicker, type WorkFieldPickerProps } from './WorkFieldPicker';

const PROPS: WorkFieldPickerProps = {
  label: 'Arbetsområden',
  groups: [
    {
      id: 'emergency',
      label: 'Akut',
      icon: 'emergency',
      fields: [
        { id: 'er', label: 'Akutmottagning' },
        { id: 'iva', label: 'IVA' },
      ],
    },
  ],
  labels: {
    wholeGroup: (group) => `Hela ${group}`,
    chosen: (count, total) => `${count} av ${total} valda`,
    allChosen: 'Alla valda',
    count: (count) => `${count} uppdrag`,
  },
};

describeConformance<WorkFieldPickerProps, HTMLUListElement>(WorkFieldPicker, {
  props: PROPS,
  root: HTMLUListElement,
});

describeControlled<readonly string[]>({
  element: ({ value, initial, onChange }) => (
    <WorkFieldPicker
      {...PROPS}
      {...(value === undefined ? { defaultValue: initial } : { value })}
      onValueChange={onChange}
    />
  ),
  initial: ['er'],
  next: ['er', 'iva'],
  change: async () => {
    const tile = screen.getByRole('button', { name: /^Akut/ });
    if (tile.getAttribute('aria-expanded') === 'false') await userEvent.click(tile);
    await userEvent.click(screen.getByRole('checkbox', { name: 'IVA' }));
  },
  read: () => (screen.getByText(/valda$/).textContent === 'Alla valda' ? ['er', 'iva'] : ['er']),
});
