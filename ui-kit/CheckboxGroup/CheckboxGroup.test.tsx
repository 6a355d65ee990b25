import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
