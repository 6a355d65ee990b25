import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { ScaleField, type ScaleFieldProps } from './ScaleField';

const PROPS: ScaleFieldProps = {
  label: 'Jag hann ta mina raster.',
  name: 'breaks',
  steps: ['Stämmer inte alls', 'Stämmer delvis', 'Stämmer helt'],
};

describeConformance<ScaleFieldProps, HTMLFieldSetElement>(ScaleField, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

it('names each step by its number and its words', () => {
  render(<ScaleField {...PROPS} error="Välj ett svar." />);
  const group = screen.getByRole('radiogroup', { name: 'Jag hann ta mina raster.' });
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Välj ett svar.');
  expect(screen.getByRole('radio', { name: '2: Stämmer delvis' })).not.toBeChecked();
});

describeControlled({
  element: ({ value, initial, onChange }) => (
    <ScaleField {...PROPS} value={value} defaultValue={initial} onValueChange={onChange} />
  ),
  initial: '1',
  next: '2',
  change: () => userEvent.click(screen.getByLabelText(/^2/)),
  read: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});
