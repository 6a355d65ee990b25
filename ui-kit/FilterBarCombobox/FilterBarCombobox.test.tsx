import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Option } from '../internal/option';
import { describeConformance } from '../internal/testing/describeConformance';
import { FilterBarCombobox, type FilterBarComboboxProps } from './FilterBarCombobox';

const OPTIONS: readonly Option[] = [
  { id: 'ssk', label: 'Sjuksköterska', count: 412, hint: 'Sjuksköterskor' },
  { id: 'usk', label: 'Undersköterska', count: 96 },
  { id: 'bm', label: 'Barnmorska', count: 7 },
];
const LABELS = {
  clear: 'Rensa yrke',
  list: 'Yrken',
  noMatches: (query: string) => `Inget passar ”${query}”`,
  busy: 'Söker…',
  matches: (count: number) => `${count} förslag`,
  count: (count: number) => `${count} uppdrag`,
};

/** A field whose options match by their letters, as a server's would. */
function Field({
  initial = null,
  ...own
}: Partial<FilterBarComboboxProps> & { initial?: Option | null }) {
  const [value, setValue] = useState(initial);
  const [text, setText] = useState('');
  return (
    <FilterBarCombobox
      label="Yrke"
      placeholder="Alla yrken"
      value={value}
      onValueChange={setValue}
      options={OPTIONS.filter(({ label }) => label.toLowerCase().includes(text))}
      onType={setText}
      labels={LABELS}
      {...own}
    />
  );
}

describeConformance<FilterBarComboboxProps, HTMLInputElement>(FilterBarCombobox, {
  props: {
    label: 'Yrke',
    value: null,
    onValueChange: () => {},
    options: OPTIONS,
    onType: () => {},
    labels: LABELS,
  },
  root: HTMLInputElement,
  isField: true,
});

const box = () => screen.getByRole('combobox', { name: 'Yrke' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

it('opens, moves with the arrows, Home and End, and chooses with Enter without sending', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Field />
    </form>,
  );
  await userEvent.tab();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox', { name: 'Yrken' })).toBeVisible();
  await userEvent.keyboard('{End}');
  expect(active()).toHaveTextContent('Barnmorska');
  await userEvent.keyboard('{Home}');
  expect(active()).toHaveTextContent('Sjuksköterska');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(box()).toHaveValue('Undersköterska');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('chooses what was typed when it is left with Tab, and says how many match', async () => {
  render(<Field />);
  await userEvent.type(box(), 'sköt');
  expect(screen.getByRole('status')).toHaveTextContent('2 förslag');
  expect(screen.getByRole('option', { name: /Sjuksköterska.*412 uppdrag/u })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(box()).toHaveValue('Undersköterska');
});

it('chooses nothing when the field is left without typing', async () => {
  render(<Field />);
  await userEvent.click(box());
  await userEvent.tab();
  expect(box()).toHaveValue('');
});

it('closes with Escape and Alt+Up and keeps the choice, opens with Alt+Down', async () => {
  render(<Field initial={OPTIONS[0] ?? null} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('Sjuksköterska');
});

it('calls onUnmatched with a text that no option matches', async () => {
  const onUnmatched = vi.fn();
  render(<Field onUnmatched={onUnmatched} />);
  await userEvent.type(box(), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('Inget passar ”xyz”');
  await userEvent.tab();
  expect(onUnmatched).toHaveBeenCalledExactlyOnceWith('xyz');
});

it('chooses and submits nothing while the options of the typed text are loading', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const onUnmatched = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Field busy options={[]} onUnmatched={onUnmatched} />
    </form>,
  );
  await userEvent.type(box(), 'ssk{Enter}');
  expect(screen.getByText('Söker…')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onUnmatched).not.toHaveBeenCalled();
});

it('is emptied by its button and by deleting the text', async () => {
  render(<Field initial={OPTIONS[0] ?? null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rensa yrke' }));
  expect(box()).toHaveValue('');
  await userEvent.type(box(), 'barn{Enter}');
  await userEvent.clear(box());
  await userEvent.tab();
  expect(box()).toHaveValue('');
});

it('keeps the highlighted option in sight when other options come', async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent);
  };
  const { rerender } = render(<Field options={OPTIONS} />);
  await userEvent.tab();
  await userEvent.keyboard('s{ArrowDown}');
  expect(active()).toHaveTextContent('Undersköterska');
  shown.length = 0;
  rerender(<Field options={OPTIONS.map((option) => ({ ...option, hint: 'Vård' }))} />);
  await vi.waitFor(() => expect(shown.at(-1)).toContain('Vård'));
  expect(shown.at(-1)).toBe(active()?.textContent);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('says nothing of an empty list before something is typed', async () => {
  render(<Field options={[]} />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByText(/Inget passar/u)).toBeNull();
});

it('reports that it got and lost the focus', async () => {
  const onFocus = vi.fn();
  const onBlur = vi.fn();
  render(<Field onFocus={onFocus} onBlur={onBlur} />);
  await userEvent.tab();
  expect(onFocus).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

it('can be disabled', () => {
  render(<Field disabled />);
  expect(box()).toBeDisabled();
});

it('holds its choice itself, from a first one on', async () => {
  const handleChange = vi.fn();
  render(
    <FilterBarCombobox
      label="Yrke"
      defaultValue={OPTIONS[2] ?? null}
      onValueChange={handleChange}
      options={OPTIONS}
      onType={() => {}}
      labels={LABELS}
    />,
  );
  expect(box()).toHaveValue('Barnmorska');
  await userEvent.click(screen.getByRole('button', { name: 'Rensa yrke' }));
  expect(box()).toHaveValue('');
  expect(handleChange).toHaveBeenLastCalledWith(null);
});

it('may have its list open at the start, and tells when it closes', async () => {
  const onOpenChange = vi.fn();
  render(<Field defaultOpen onOpenChange={onOpenChange} />);
  expect(screen.getByRole('listbox')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(screen.queryByRole('listbox')).toBeNull();
});
