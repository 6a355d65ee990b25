import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';

const PROPS: CheckboxGroupProps = {
  label: 'Hur?',
  options: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ],
};

describeConformance<CheckboxGroupProps, HTMLFieldSetElement>(CheckboxGroup, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

describeControlled<readonly string[]>({
  element: ({ value, initial, onChange }) => (
    <CheckboxGroup {...PROPS} value={value} defaultValue={initial} onValueChange={onChange} />
  ),
  initial: ['a'],
  next: ['a', 'b'],
  change: () => userEvent.click(screen.getByLabelText('B')),
  read: () =>
    screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value),
});

it('says in which language an answer is', () => {
  render(<CheckboxGroup {...PROPS} options={[{ id: 'a', label: 'Natt', lang: 'sv' }]} />);
  expect(screen.getByText('Natt')).toHaveAttribute('lang', 'sv');
  expect(screen.getByRole('checkbox', { name: 'Natt' })).toBeVisible();
});
