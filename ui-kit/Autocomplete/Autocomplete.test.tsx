import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option } from '../internal/option';
import { describeControlled } from '../internal/testing/describeControlled';
import { describeField } from '../internal/testing/describeField';
import { Autocomplete, type AutocompleteProps } from './Autocomplete';

const OPTIONS: readonly Option[] = [
  { id: 'ssk', label: 'Sjuksköterska', count: 412 },
  { id: 'usk', label: 'Undersköterska' },
  { id: 'bm', label: 'Barnmorska', hint: 'Förlossning' },
];
const LABELS = {
  clear: 'Rensa yrke',
  list: 'Yrken',
  noMatches: (query: string) => `Inget passar ”${query}”. Prova ett kortare ord.`,
  busy: 'Söker…',
  failed: 'Yrkena kunde inte hämtas.',
  retry: 'Försök igen',
  matches: (count: number) => `${count} förslag`,
};
const PROPS = { label: 'Yrke', labels: LABELS } satisfies AutocompleteProps;
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Yrke' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '-');

describeField<AutocompleteProps, HTMLInputElement>(
  Autocomplete,
  { labels: LABELS, options: OPTIONS },
  { postsControl: false },
);

describeControlled<Option | null>({
  element: ({ value, initial, onChange }) => (
    <Autocomplete
      {...PROPS}
      options={OPTIONS}
      {...(value === undefined ? { defaultValue: initial } : { value })}
      onValueChange={onChange}
    />
  ),
  initial: OPTIONS[0] ?? null,
  next: OPTIONS[2] ?? null,
  change: async () => {
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: /Barnmorska/u }));
    await userEvent.tab();
  },
  read: () => OPTIONS.find(({ label }) => label === box().value) ?? null,
});

describe('as a combobox with a list', () => {
  it('has the states of the pattern, closed and open', async () => {
    render(<Autocomplete {...PROPS} options={OPTIONS} />);
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).not.toHaveAttribute('aria-controls');
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Yrken' });
    expect(box()).toHaveAttribute('aria-controls', list.id);
    expect(active()).toHaveTextContent('Sjuksköterska');
    expect(box()).toHaveFocus();
  });

  it('chooses with the arrows and Enter, and does not send the form', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit} aria-label="Sök">
        <Autocomplete {...PROPS} options={OPTIONS} name="role" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Undersköterska');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('role')).toEqual(['usk']);
  });

  it('finds by the beginnings of words, says how many, and chooses the first when it is left', async () => {
    render(<Autocomplete {...PROPS} options={OPTIONS} />);
    await userEvent.type(box(), 'barn');
    expect(names()).toEqual(['Barnmorska Förlossning']);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 förslag');
    await userEvent.tab();
    expect(box()).toHaveValue('Barnmorska');
  });

  it('says what to do when nothing matches, and tells who asked', async () => {
    const onUnmatched = vi.fn();
    render(<Autocomplete {...PROPS} options={OPTIONS} onUnmatched={onUnmatched} />);
    await userEvent.type(box(), 'xyz');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Prova ett kortare ord.');
    await userEvent.tab();
    expect(onUnmatched).toHaveBeenCalledExactlyOnceWith('xyz');
  });

  it('is emptied by its button, which leaves the focus in the field', async () => {
    render(<Autocomplete {...PROPS} options={OPTIONS} defaultValue={OPTIONS[0] ?? null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Rensa yrke' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('is invalid in a plain form without a choice, and follows its reset', async () => {
    render(
      <form aria-label="Sök">
        <Autocomplete {...PROPS} options={OPTIONS} name="role" required />
        <button type="reset">Återställ</button>
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form.checkValidity()).toBe(false);
    await userEvent.type(box(), 'barn{Enter}');
    expect(form.checkValidity()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Återställ' }));
    expect(box()).toHaveValue('');
  });
});

describe('a free text', () => {
  it('is a value without an id, and no option is chosen in its place', async () => {
    const onValueChange = vi.fn();
    render(
      <form aria-label="Sök">
        <Autocomplete
          {...PROPS}
          options={OPTIONS}
          name="role"
          freeText
          onValueChange={onValueChange}
        />
      </form>,
    );
    await userEvent.type(box(), 'Barn');
    expect(active()).toBeNull();
    await userEvent.tab();
    expect(box()).toHaveValue('Barn');
    expect(onValueChange).toHaveBeenLastCalledWith({ id: '', label: 'Barn' });
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('role')).toEqual(['Barn']);
  });
});

/** A server whose answers come when the test says so. */
function aServer() {
  const asked: {
    query: string;
    signal: AbortSignal;
    answer: (options: Option[]) => void;
    fail: () => void;
  }[] = [];
  const load = vi.fn(
    (query: string, signal: AbortSignal) =>
      new Promise<readonly Option[]>((resolve, reject) => {
        asked.push({ query, signal, answer: resolve, fail: () => reject(new Error('away')) });
      }),
  );
  return { load, asked };
}

describe('options that are looked up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const write = (text: string) => {
    act(() => box().focus());
    fireEvent.change(box(), { target: { value: text } });
  };
  const rest = async () => {
    await act(() => vi.advanceTimersByTimeAsync(250));
  };

  function Field({ load }: { load: ReturnType<typeof aServer>['load'] }) {
    const [value, setValue] = useState<Option | null>(null);
    return <Autocomplete {...PROPS} loadOptions={load} value={value} onValueChange={setValue} />;
  }

  it('asks once when typing rests, and says that it is looking', async () => {
    const { load, asked } = aServer();
    render(<Field load={load} />);
    for (const text of ['b', 'ba', 'bar']) {
      write(text);
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Söker…')).toBeVisible();
    expect(box()).toHaveAttribute('aria-busy', 'true');
    await rest();
    expect(asked.map(({ query }) => query)).toEqual(['bar']);
    await act(async () => asked[0]?.answer([{ id: 'bm', label: 'Barnmorska' }]));
    expect(names()).toEqual(['Barnmorska']);
    expect(box()).not.toHaveAttribute('aria-busy');
  });

  it('drops answers that come after the text has changed, in whichever order', async () => {
    const { load, asked } = aServer();
    render(<Field load={load} />);
    write('ba');
    await rest();
    write('un');
    await rest();
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => asked[1]?.answer([{ id: 'usk', label: 'Undersköterska' }]));
    await act(async () => asked[0]?.answer([{ id: 'bm', label: 'Barnmorska' }]));
    expect(names()).toEqual(['Undersköterska']);
  });

  it('says an error outside of the list, and asks again at a press', async () => {
    const { load, asked } = aServer();
    render(<Field load={load} />);
    write('ba');
    await rest();
    await act(async () => asked[0]?.fail());
    expect(screen.queryByRole('listbox')).toBeNull();
    const retry = screen.getByRole('button', { name: 'Försök igen' });
    expect(screen.getAllByRole('status')[1]).toHaveTextContent('Yrkena kunde inte hämtas.');
    fireEvent.click(retry);
    await rest();
    expect(asked.map(({ query }) => query)).toEqual(['ba', 'ba']);
    await act(async () => asked[1]?.answer([{ id: 'bm', label: 'Barnmorska' }]));
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
    expect(names()).toEqual(['Barnmorska']);
    expect(box()).toHaveFocus();
  });

  it('chooses nothing while the options of the typed text are on their way', async () => {
    const { load } = aServer();
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Field load={load} />
      </form>,
    );
    write('ba');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box()).toHaveValue('ba');
  });
});

it('opens its list as its owner says, and tells them each change once', async () => {
  const onOpenChange = vi.fn();
  const element = (open: boolean) => (
    <Autocomplete {...PROPS} options={OPTIONS} open={open} onOpenChange={onOpenChange} />
  );
  const { rerender } = render(element(false));
  await userEvent.click(box());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(names()).toEqual([]);
  rerender(element(true));
  expect(names()).toHaveLength(3);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(names()).toHaveLength(3);
});
