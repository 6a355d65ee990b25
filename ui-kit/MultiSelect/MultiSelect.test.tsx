import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeControlled } from '../internal/testing/describeControlled';
import { describeField } from '../internal/testing/describeField';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';

const PROPS = {
  groups: [
    {
      label: 'Kommuner',
      options: [
        { id: 'a', label: 'Malmö' },
        { id: 'b', label: 'Luleå' },
      ],
    },
  ],
  labels: {
    placeholder: 'Sök',
    remove: (label: string) => `Ta bort ${label}`,
    noMatches: 'Inget',
    matches: (count: number) => `${count} träffar`,
  },
};

describeField<MultiSelectProps, HTMLInputElement>(MultiSelect, PROPS);

describeControlled<readonly string[]>({
  element: ({ value, initial, onChange }) => (
    <MultiSelect
      {...PROPS}
      label="Var"
      value={value}
      defaultValue={initial}
      onValueChange={onChange}
    />
  ),
  initial: ['a', 'b'],
  next: ['b'],
  change: () => userEvent.click(screen.getByRole('button', { name: 'Ta bort Malmö' })),
  read: () =>
    screen.getAllByRole('button').map(({ textContent }) => (textContent === 'Malmö' ? 'a' : 'b')),
});

it('keeps what is being typed when the page renders again', async () => {
  const element = () => (
    <MultiSelect {...PROPS} label="Var" value={['a']} groups={[...PROPS.groups]} />
  );
  const { rerender } = render(element());
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'lul');
  rerender(element());
  expect(box).toHaveValue('lul');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
