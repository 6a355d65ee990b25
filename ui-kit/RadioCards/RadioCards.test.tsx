import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { RadioCards, type RadioCardsProps } from './RadioCards';

const PROPS: RadioCardsProps = {
  label: 'Vem?',
  options: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B', hint: 'Bara du' },
  ],
};

describeConformance<RadioCardsProps, HTMLFieldSetElement>(RadioCards, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

it('is a radio group, named by its question and marked as wrong as a whole', () => {
  const { rerender } = render(<RadioCards {...PROPS} />);
  const group = screen.getByRole('radiogroup', { name: 'Vem?' });
  expect(group).toBeValid();
  rerender(<RadioCards {...PROPS} error="Välj ett svar." />);
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Välj ett svar.');
  // ARIA has no invalid radio button, only an invalid group.
  for (const radio of screen.getAllByRole('radio')) {
    expect(radio).not.toHaveAttribute('aria-invalid');
  }
});

it('says in which language an answer is', () => {
  render(
    <RadioCards {...PROPS} options={[{ id: 'a', label: 'Natt', lang: 'sv', hint: 'Umeå' }]} />,
  );
  expect(screen.getByText('Natt')).toHaveAttribute('lang', 'sv');
  expect(screen.getByText('Umeå')).not.toHaveAttribute('lang');
});

describeControlled({
  element: ({ value, initial, onChange }) => (
    <RadioCards {...PROPS} value={value} defaultValue={initial} onValueChange={onChange} />
  ),
  initial: 'a',
  next: 'b',
  change: () => userEvent.click(screen.getByLabelText(/^B/)),
  read: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});
