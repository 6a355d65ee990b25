import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../internal/option';
import { FilterBarCombobox } from './FilterBarCombobox';

const OPTIONS: readonly Option[] = [
  { id: 'midwife', label: 'Midwife', count: 7, hint: 'Nursing' },
  { id: 'nurse', label: 'Nurse', count: 412, hint: 'Nursing' },
  { id: 'assistant', label: 'Nursing assistant', count: 96 },
  { id: 'physician', label: 'Physician' },
  { id: 'dentist', label: 'Dentist' },
  { id: 'dietician', label: 'Dietician' },
  { id: 'therapist', label: 'Occupational therapist' },
];
const LABELS = {
  clear: 'Clear profession',
  list: 'Professions',
  noMatches: (query: string) => `Nothing: ${query}`,
  busy: 'Searching…',
  matches: (count: number) => `${count} found`,
  count: (count: number) => `${count} jobs`,
};
const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

function Form({ initial }: { initial: Option | null }) {
  const [value, setValue] = useState(initial);
  const [text, setText] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <FilterBarCombobox
        label="Profession"
        value={value}
        onValueChange={setValue}
        options={OPTIONS.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
        onType={setText}
        labels={LABELS}
      />
      <button type="submit">Search</button>
    </form>
  );
}

/** The field in a form, with the focus in its box. */
async function start(keys = '', initial: Option | null = null): Promise<void> {
  onSubmit.mockClear();
  render(<Form initial={initial} />);
  await userEvent.tab();
  expect(box()).toHaveFocus();
  if (keys !== '') await userEvent.keyboard(keys);
}

const NURSE = OPTIONS[1] ?? null;
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Profession' });
const list = () => screen.queryByRole('listbox');
/** The option that the arrows are at; '' for none. */
const active = () =>
  document
    .getElementById(box().getAttribute('aria-activedescendant') || '-')
    ?.getAttribute('data-option-index') ?? '';

describe('the roles and states', () => {
  it('is a combobox with a name and a list to complete from', async () => {
    await start();
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(box().tagName).toBe('INPUT');
  });

  it('is collapsed, without aria-controls and aria-activedescendant', async () => {
    await start();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).not.toHaveAttribute('aria-controls');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('is expanded, and controls its list, which has a name', async () => {
    await start('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', list()?.id);
    expect(list()).toHaveAccessibleName('Professions');
    expect(list()).not.toHaveAttribute('aria-multiselectable');
  });

  it('has options that are named by what is seen, and no tab stops', async () => {
    await start('{ArrowDown}');
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(OPTIONS.length);
    expect(options[0]).toHaveAccessibleName(/^Midwife ?Nursing, 7 jobs$/u);
    for (const { tabIndex } of options) expect(tabIndex).toBe(-1);
  });

  it('marks the chosen option as selected, not the one that the arrows are at', async () => {
    await start('{ArrowDown}{Home}', NURSE);
    expect(active()).toBe('0');
    const selected = screen.getAllByRole('option', { selected: true });
    expect(selected.map(({ dataset }) => dataset.optionIndex)).toEqual(['1']);
  });

  it('is collapsed where nothing matches, and a status says so', async () => {
    await start('xyz');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing');
  });

  it('says how many match while it is typed', async () => {
    await start('nurs');
    expect(screen.getByRole('status')).toHaveTextContent('2 found');
  });
});

describe('the keys of a closed box', () => {
  it.each(['{ArrowDown}', '{ArrowUp}', '{Alt>}{ArrowDown}{/Alt}', '{PageDown}', 'n'])(
    '“%s” opens the list',
    async (key) => {
      await start(key);
      expect(list()).toBeVisible();
      expect(box()).toHaveFocus();
    },
  );

  it.each(['{Alt>}{ArrowUp}{/Alt}', '{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}'])(
    '“%s” opens nothing',
    async (key) => {
      await start(key, NURSE);
      expect(list()).toBeNull();
      expect(box()).toHaveValue('Nurse');
    },
  );

  it('“Enter” submits the form: the field has nothing to choose', async () => {
    await start('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('“Escape” keeps the choice: APG leaves this open', async () => {
    await start('{Escape}', NURSE);
    expect(box()).toHaveValue('Nurse');
  });

  it('“Home” and “End” move the caret', async () => {
    await start('{End}', NURSE);
    expect(box().selectionStart).toBe('Nurse'.length);
    await userEvent.keyboard('{Home}');
    expect(box().selectionStart).toBe(0);
  });
});

describe('the keys of an open list', () => {
  it.each([
    { keys: '{ArrowDown}', at: '0', why: 'the first' },
    { keys: '{ArrowUp}', at: '6', why: 'the last' },
    { keys: '{ArrowDown}{ArrowDown}', at: '1', why: 'the next' },
    { keys: '{ArrowDown}{ArrowDown}{ArrowUp}', at: '0', why: 'the one before' },
    { keys: '{End}', at: '6', why: 'the last, where APG leaves the key free' },
    { keys: '{End}{Home}', at: '0', why: 'the first, where APG leaves the key free' },
    { keys: '{Home}{PageDown}', at: '5', why: 'five further' },
    { keys: '{End}{PageUp}', at: '1', why: 'five back' },
    { keys: '{End}{ArrowDown}', at: '0', why: 'from the last to the first' },
    { keys: '{Home}{Alt>}{ArrowDown}{/Alt}', at: '0', why: 'Alt opens, and moves nothing' },
  ])('“$keys”: option $at ($why)', async ({ keys, at }) => {
    await start('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.keyboard(keys);
    expect(active()).toBe(at);
    expect(box()).toHaveFocus();
  });

  it('letters filter, and the first match is active', async () => {
    await start('nurs');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(['Nurse Nursing412, 412 jobs', 'Nursing assistant96, 96 jobs']);
    expect(active()).toBe('0');
  });

  it.each(['{ArrowLeft}', '{ArrowRight}'])('“%s” moves the caret', async (key) => {
    await start('nurs{ArrowLeft}{ArrowLeft}');
    await userEvent.keyboard(key);
    expect(box().selectionStart).toBe(key === '{ArrowLeft}' ? 1 : 3);
    expect(list()).toBeVisible();
  });

  it('“Enter” chooses, closes, and does not send the form', async () => {
    await start('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(box()).toHaveValue('Nurse');
    expect(list()).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['{Escape}', '{Alt>}{ArrowUp}{/Alt}'])('“%s” closes and chooses nothing', async (key) => {
    await start('{ArrowDown}{Home}', NURSE);
    await userEvent.keyboard(key);
    expect(list()).toBeNull();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('Nurse');
  });

  it('“Tab” after typing chooses the first that matches, and leaves', async () => {
    await start('phys');
    await userEvent.tab();
    expect(box()).toHaveValue('Physician');
    expect(list()).toBeNull();
    expect(box()).not.toHaveFocus();
  });

  it('“Tab” without typing chooses nothing, even with an option highlighted', async () => {
    await start('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(box()).toHaveValue('');
    expect(list()).toBeNull();
  });
});
