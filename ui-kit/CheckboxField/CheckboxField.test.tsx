import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField';

describeConformance<CheckboxFieldProps, HTMLInputElement>(CheckboxField, {
  props: { label: 'Delad dator' },
  root: HTMLInputElement,
  isField: true,
});

it('is named by its label, described by its hint, and checked by a press anywhere on it', async () => {
  const onCheckedChange = vi.fn();
  render(
    <CheckboxField
      label="Delad dator"
      hint="Andra använder den också"
      name="shared"
      onCheckedChange={onCheckedChange}
    />,
  );
  const box = screen.getByRole('checkbox', { name: 'Delad dator' });
  expect(box).toHaveAccessibleDescription('Andra använder den också');
  expect(box).toHaveAttribute('name', 'shared');
  await userEvent.click(screen.getByText('Andra använder den också'));
  expect(box).toBeChecked();
  expect(onCheckedChange).toHaveBeenLastCalledWith(true);
});

it('renders on the server and hydrates silently', async () => {
  const { html, errors, unmount } = await hydrateSilently(<CheckboxField label="Text" />);
  expect(html).toContain('type="checkbox"');
  expect(errors).toEqual([]);
  unmount();
});
