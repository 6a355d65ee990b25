import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const PROPS: RadioGroupProps<'day' | 'night' | 'any'> = {
  label: 'Vilka pass?',
  options: [
    { id: 'day', label: 'Dag' },
    { id: 'night', label: 'Natt', hint: 'Även helger' },
    { id: 'any', label: 'Båda' },
  ],
};

describeConformance<RadioGroupProps<'day' | 'night' | 'any'>, HTMLFieldSetElement>(RadioGroup, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

describeControlled<string>({
  element: ({ value, initial, onChange }) => (
    <RadioGroup
      {...PROPS}
      value={value as 'day'}
      defaultValue={initial as 'day'}
      onValueChange={onChange}
    />
  ),
  initial: 'day',
  next: 'night',
  change: () => userEvent.click(screen.getByLabelText(/^Natt/)),
  read: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});

it('is a radio group, named by its question, described by its error, and wrong as a whole', () => {
  render(<RadioGroup {...PROPS} hint="Du kan ändra dig." error="Välj ett svar." />);
  const group = screen.getByRole('radiogroup', { name: 'Vilka pass?' });
  expect(group).toHaveAccessibleDescription('Välj ett svar. Du kan ändra dig.');
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('radio', { name: /Natt.*Även helger/u })).not.toHaveAttribute(
    'aria-invalid',
  );
});

it('has one tab stop: native radio buttons of one name, whose arrow keys the browser has', async () => {
  render(
    <>
      <RadioGroup {...PROPS} defaultValue="night" />
      <button type="button">Sedan</button>
    </>,
  );
  const names = new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name));
  expect(names.size).toBe(1);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: /Natt/u })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Båda' })).toBeChecked();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sedan' })).toHaveFocus();
});

it('posts its answer, and holds a plain form that has none', async () => {
  render(
    <form aria-label="Pass">
      <RadioGroup {...PROPS} name="shift" required />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(form.checkValidity()).toBe(false);
  await userEvent.click(screen.getByLabelText('Dag'));
  expect(form.checkValidity()).toBe(true);
  expect(new FormData(form).getAll('shift')).toEqual(['day']);
});

it('says in which language an answer is', () => {
  render(<RadioGroup label="When?" options={[{ id: 'a', label: 'Natt', lang: 'sv' }]} />);
  expect(screen.getByText('Natt')).toHaveAttribute('lang', 'sv');
});
