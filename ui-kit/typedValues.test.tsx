import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, expectTypeOf, it, vi } from 'vitest';
import type { ButtonProps } from './Button';
import { CheckboxGroup } from './CheckboxGroup';
import type { EmptyStateProps } from './EmptyState';
import { Icon } from './Icon';
import { IconButton, type IconButtonProps } from './IconButton';
import { MultiSelect } from './MultiSelect';
import { OptionGroup } from './OptionGroup';
import { RadioCards } from './RadioCards';
import { SelectField } from './SelectField';
import { Tabs } from './Tabs';

/** A value whose type is a union in the product. */
type Shift = 'day' | 'night';

const OPTIONS = [
  { id: 'day', label: 'Dag' },
  { id: 'night', label: 'Natt' },
] as const satisfies readonly { id: Shift; label: string }[];

// The types are checked with the sources (`npm run check:types`), the values here.

it('a select reports an id of its options, or nothing', async () => {
  const onValueChange = vi.fn();
  render(
    <SelectField
      label="Pass"
      placeholder="Välj"
      groups={[{ label: '', options: OPTIONS }]}
      onValueChange={(value) => {
        expectTypeOf(value).toEqualTypeOf<Shift | ''>();
        onValueChange(value);
      }}
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Pass'), 'Natt');
  expect(onValueChange).toHaveBeenLastCalledWith('night');
  await userEvent.selectOptions(screen.getByLabelText('Pass'), 'Välj');
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

it('cards report an id of their options', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioCards
      label="Pass"
      options={OPTIONS}
      onValueChange={(value) => {
        expectTypeOf(value).toEqualTypeOf<Shift>();
        onValueChange(value);
      }}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Natt' }));
  expect(onValueChange).toHaveBeenLastCalledWith('night');
});

it('tabs report an id of theirs', async () => {
  const onValueChange = vi.fn();
  render(
    <Tabs
      label="Pass"
      items={OPTIONS.map(({ id, label }) => ({ id, label, content: label }))}
      onValueChange={(value) => {
        expectTypeOf(value).toEqualTypeOf<Shift>();
        onValueChange(value);
      }}
    />,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Natt' }));
  expect(onValueChange).toHaveBeenLastCalledWith('night');
});

it('groups of check boxes report ids of their options', async () => {
  const onValueChange = vi.fn();
  const handleChange = (value: Shift[]) => onValueChange(value);
  const labels = {
    search: 'Sök',
    showMore: String,
    showLess: 'Färre',
    noMatches: String,
    matches: String,
    count: String,
  };
  render(
    <>
      <CheckboxGroup label="Pass" options={OPTIONS} onValueChange={handleChange} />
      <OptionGroup
        label="Skift"
        options={OPTIONS.map(({ id, label }) => ({ id, label: `${label}skift` }))}
        labels={labels}
        onValueChange={handleChange}
      />
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Natt' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dagskift' }));
  expect(onValueChange.mock.calls).toEqual([[['night']], [['day']]]);
});

it('a combobox reports ids of its options', async () => {
  const onValueChange = vi.fn();
  render(
    <MultiSelect
      label="Pass"
      groups={[{ label: '', options: OPTIONS }]}
      labels={{ placeholder: 'Sök', remove: String, noMatches: String, matches: String }}
      onValueChange={(value) => {
        expectTypeOf(value).toEqualTypeOf<Shift[]>();
        onValueChange(value);
      }}
    />,
  );
  await userEvent.type(screen.getByLabelText('Pass'), 'Natt{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['night']);
});

it('an icon is a drawing: its name by itself would be read on the screen', () => {
  expectTypeOf<string>().not.toExtend<IconButtonProps['icon']>();
  expectTypeOf<string>().not.toExtend<ButtonProps['startIcon']>();
  expectTypeOf<string>().not.toExtend<EmptyStateProps['icon']>();
  render(<IconButton label="Ta bort" icon={<Icon name="trash" />} />);
  expect(screen.getByRole('button', { name: 'Ta bort' })).toHaveTextContent('');
});
