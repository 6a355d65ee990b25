import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { OptionGroup, type OptionGroupProps } from './OptionGroup';

const PROPS: OptionGroupProps = {
  label: 'Yrken',
  options: [
    { id: 'a', label: 'A', count: 3 },
    { id: 'b', label: 'B' },
  ],
  labels: {
    showMore: (hidden) => `Visa ${hidden} till`,
    showLess: 'Visa färre',
    search: 'Sök',
    noMatches: (query) => `Inget ${query}`,
    matches: (count) => `${count} träffar`,
    count: (count) => `${count} uppdrag`,
  },
};

describeConformance<OptionGroupProps, HTMLFieldSetElement>(OptionGroup, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

describeControlled<readonly string[]>({
  element: ({ value, initial, onChange }) => (
    <OptionGroup {...PROPS} value={value} defaultValue={initial} onValueChange={onChange} />
  ),
  initial: [],
  next: ['b'],
  change: () => userEvent.click(screen.getByLabelText('B')),
  read: () => (screen.getByLabelText<HTMLInputElement>('B').checked ? ['b'] : []),
});

it('keeps the choices of other groups', async () => {
  const handleChange = vi.fn();
  render(<OptionGroup {...PROPS} value={['other', 'a', 'b']} onValueChange={handleChange} />);
  await userEvent.click(screen.getByLabelText('Yrken', { selector: 'input' }));
  expect(handleChange).toHaveBeenCalledWith(['other']);
});

it('is open when a choice would be hidden', () => {
  const options = Array.from({ length: 10 }, (_, at) => ({ id: `${at}`, label: `Val ${at}` }));
  render(<OptionGroup {...PROPS} options={options} defaultValue={['9']} limit={3} />);
  expect(screen.getByLabelText('Val 9')).toBeChecked();
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});
