import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

const PROPS: SegmentedControlProps<'list' | 'week'> = {
  label: 'Visa som',
  options: [
    { id: 'list', label: 'Lista' },
    { id: 'week', label: 'Vecka' },
  ],
};

describeConformance<SegmentedControlProps<'list' | 'week'>, HTMLFieldSetElement>(SegmentedControl, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

describeControlled<string>({
  element: ({ value, initial, onChange }) => (
    <SegmentedControl
      {...PROPS}
      value={value as 'list'}
      defaultValue={initial as 'list'}
      onValueChange={onChange}
    />
  ),
  initial: 'list',
  next: 'week',
  change: () => userEvent.click(screen.getByLabelText('Vecka')),
  read: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});

it('is one of many: a named group of radio buttons, none of which can be taken back', async () => {
  render(<SegmentedControl {...PROPS} defaultValue="list" />);
  expect(screen.getByRole('radiogroup', { name: 'Visa som' })).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Lista'));
  expect(screen.getByRole('radio', { name: 'Lista' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Vecka' })).toBeChecked();
});
