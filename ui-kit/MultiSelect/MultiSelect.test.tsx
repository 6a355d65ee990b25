import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeControlled } from '../internal/testing/describeControlled';
import { describeField } from '../internal/testing/describeField';
import { renderForm } from '../internal/testing/renderForm';
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
    noMatches: (query: string) => `Inget ${query}`,
    matches: (count: number) => `${count} träffar`,
  },
};

describeField<MultiSelectProps, HTMLInputElement>(MultiSelect, PROPS, { postsControl: false });

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

it('posts what is chosen in a plain form, can be required, and is reset with it', async () => {
  const { form, posted } = renderForm(
    <MultiSelect {...PROPS} label="Var" name="places" required defaultValue={['b', 'a']} />,
  );
  expect(posted('places')).toEqual(['b', 'a']);
  expect(form.checkValidity()).toBe(true);
  const box = screen.getByRole('combobox', { name: 'Var' });
  expect(box).toBeRequired();
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort Malmö' }));
  expect(posted('places')).toEqual(['b']);
  await userEvent.click(screen.getByRole('button', { name: 'Ta bort Luleå' }));
  expect(posted('places')).toEqual([]);
  // Text that is only a search is no value.
  await userEvent.type(box, 'lul');
  expect(form.checkValidity()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(posted('places')).toEqual(['b', 'a']);
  expect(form.checkValidity()).toBe(true);
});

it('calls onValueChange with the first value when the form is reset', () => {
  const handleChange = vi.fn();
  const field = (value: string[]) => (
    <MultiSelect {...PROPS} label="Var" name="places" value={value} onValueChange={handleChange} />
  );
  const { form, posted, rerender } = renderForm(field(['a']));
  rerender(field(['b']));
  act(() => form.reset());
  expect(handleChange).toHaveBeenCalledExactlyOnceWith(['a']);
  expect(posted('places'), 'controlled').toEqual(['b']);
});

it('posts nothing and is not required while it is disabled', () => {
  const { form, posted } = renderForm(
    <MultiSelect {...PROPS} label="Var" name="places" required disabled defaultValue={['a']} />,
  );
  expect(posted('places')).toEqual([]);
  expect(form.checkValidity()).toBe(true);
});

it('finds a part of a compound, and says what was typed only after something was', async () => {
  render(
    <MultiSelect
      {...PROPS}
      label="Vad"
      groups={[{ label: 'Kirurgi och operation', options: [{ id: 'k', label: 'Plastikkirurgi' }] }]}
    />,
  );
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'kirurgi');
  expect(screen.getByRole('option', { name: 'Plastikkirurgi' })).toBeVisible();
  await userEvent.type(box, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Inget kirurgix');
});

it('says nothing of an empty list before something is typed', async () => {
  render(<MultiSelect {...PROPS} label="Vad" groups={[]} />);
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown} ');
  expect(screen.queryByText(/Inget/u)).toBeNull();
});

it('shows what findOptions finds in its order, each with its heading, and all under headings', async () => {
  const findOptions: MultiSelectProps['findOptions'] = (options, query) =>
    query === '' ? [...options] : options.filter(({ id }) => id !== 'c').toReversed();
  render(
    <MultiSelect
      {...PROPS}
      label="Var"
      groups={[...PROPS.groups, { label: 'Skåne', options: [{ id: 'c', label: 'Lund' }] }]}
      findOptions={findOptions}
    />,
  );
  const texts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('combobox'));
  expect(texts()).toEqual(['Malmö', 'Luleå', 'Lund']);
  expect(screen.getAllByRole('group')).toHaveLength(2);
  await userEvent.keyboard('x');
  expect(texts()).toEqual(['Luleå Kommuner', 'Malmö Kommuner']);
  expect(screen.queryByRole('group')).toBeNull();
});

it('reports that it got and lost the focus', async () => {
  const onFocus = vi.fn();
  const onBlur = vi.fn();
  render(<MultiSelect {...PROPS} label="Var" onFocus={onFocus} onBlur={onBlur} />);
  await userEvent.tab();
  expect(onFocus).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

it('opens its list as its owner says, and tells them each change once', async () => {
  const onOpenChange = vi.fn();
  const element = (open: boolean) => (
    <MultiSelect {...PROPS} label="Var" open={open} onOpenChange={onOpenChange} />
  );
  const { rerender } = render(element(false));
  await userEvent.click(screen.getByRole('combobox'));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.queryByRole('listbox')).toBeNull();
  rerender(element(true));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('listbox')).toBeVisible();
});

it('says which choice was taken back, and hands the focus on', async () => {
  const labels = { ...PROPS.labels, removed: (label: string) => `${label} borttaget` };
  render(<MultiSelect {...PROPS} labels={labels} label="Var" defaultValue={['a', 'b']} />);
  screen.getByRole('button', { name: 'Ta bort Malmö' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Malmö borttaget');
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('Luleå borttaget');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps what is chosen but not among its options when another is chosen', async () => {
  const onValueChange = vi.fn();
  render(
    <MultiSelect {...PROPS} label="Var" defaultValue={['x', 'a']} onValueChange={onValueChange} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'lul');
  await userEvent.click(screen.getByRole('option', { name: 'Luleå' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['x', 'a', 'b']);
});
