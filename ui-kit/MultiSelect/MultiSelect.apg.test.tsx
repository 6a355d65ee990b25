import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';

const GROUPS = [
  {
    label: 'Scania',
    options: [
      { id: 'malmo', label: 'Malmö' },
      { id: 'lund', label: 'Lund' },
    ],
  },
  {
    label: 'The north',
    options: [
      { id: 'lulea', label: 'Luleå', disabled: true },
      { id: 'umea', label: 'Umeå' },
      { id: 'kiruna', label: 'Kiruna' },
      { id: 'boden', label: 'Boden' },
      { id: 'pitea', label: 'Piteå' },
    ],
  },
] satisfies MultiSelectProps['groups'];

/** The field between two buttons, with the focus in its box. */
async function start({ chosen = [], keys = '' }: { chosen?: string[]; keys?: string } = {}) {
  render(
    <>
      <MultiSelect
        label="Places"
        hint="Several can be chosen."
        groups={GROUPS}
        defaultValue={chosen}
        labels={{
          placeholder: 'Search',
          remove: (label) => `Remove ${label}`,
          noMatches: (query) => `Nothing: ${query}`,
          matches: (count) => `${count} found`,
        }}
      />
      <button type="button">After</button>
    </>,
  );
  for (let stop = 0; stop <= chosen.length; stop += 1) await userEvent.tab();
  expect(box()).toHaveFocus();
  if (keys !== '') await userEvent.keyboard(keys);
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Places' });
const list = () => screen.queryByRole('listbox');
const option = (name: string) => screen.getByRole('option', { name });
/** The option that the arrows are at; '' for none. */
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') || '-')?.textContent ?? '';
const chosen = () =>
  screen
    .queryAllByRole('button', { name: /^Remove/u })
    .map((chip) => (chip.getAttribute('aria-label') ?? '').slice('Remove '.length));

describe('the roles and states of the box', () => {
  it('is a combobox with a name, a description and a list to complete from', async () => {
    await start();
    expect(box()).toHaveAccessibleDescription('Several can be chosen.');
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  });

  it('is collapsed, without aria-controls and aria-activedescendant', async () => {
    await start();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).not.toHaveAttribute('aria-controls');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });

  it('is expanded, and controls its list', async () => {
    await start({ keys: '{ArrowDown}' });
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-controls', list()?.id);
  });

  it('keeps the focus while the arrows move', async () => {
    await start({ keys: '{ArrowDown}{ArrowDown}{ArrowDown}' });
    expect(active()).not.toBe('');
    expect(box()).toHaveFocus();
  });

  it('is collapsed where nothing matches: there is no list then, and a status says so', async () => {
    await start({ keys: 'xyz' });
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing: xyz');
  });
});

describe('the roles and states of the list', () => {
  it('is a list box of several choices, named by the label', async () => {
    await start({ keys: '{ArrowDown}' });
    expect(list()).toHaveAccessibleName('Places');
    expect(list()).toHaveAttribute('aria-multiselectable', 'true');
  });

  it('has its options in groups with the names of their headings', async () => {
    await start({ keys: '{ArrowDown}' });
    const group = screen.getByRole('group', { name: 'Scania' });
    expect(group).toContainElement(option('Malmö'));
    expect(group).not.toContainElement(option('Umeå'));
  });

  it('marks chosen options as selected, not the one that the arrows are at', async () => {
    await start({ chosen: ['lund'], keys: '{ArrowDown}{Home}' });
    expect(active()).toBe('Malmö');
    expect(option('Malmö')).toHaveAttribute('aria-selected', 'false');
    expect(option('Lund')).toHaveAttribute('aria-selected', 'true');
  });

  it('has aria-disabled on a disabled option', async () => {
    await start({ keys: '{ArrowDown}' });
    expect(option('Luleå')).toHaveAttribute('aria-disabled', 'true');
    expect(option('Malmö')).toHaveAttribute('aria-disabled', 'false');
  });

  it('has no tab stop', async () => {
    await start({ keys: '{ArrowDown}' });
    expect(list()).not.toHaveAttribute('tabindex', '0');
    for (const each of screen.getAllByRole('option')) expect(each.tabIndex).toBe(-1);
  });
});

describe('the keys that open', () => {
  it.each([
    { key: '{ArrowDown}', at: '' },
    { key: '{Alt>}{ArrowDown}{/Alt}', at: '' },
    { key: '{ArrowUp}', at: '' },
    { key: '{PageDown}', at: '' },
    { key: 'u', at: '' },
  ])('“$key” opens', async ({ key, at }) => {
    await start({ keys: key });
    expect(list()).toBeVisible();
    expect(active()).toBe(at);
  });

  it.each(['{Alt>}{ArrowUp}{/Alt}', '{Enter}', '{Home}', '{End}', '{Escape}'])(
    '“%s” opens nothing',
    async (key) => {
      await start({ keys: key });
      expect(list()).toBeNull();
    },
  );
});

describe('the keys that move in an open list', () => {
  it.each([
    { keys: '{ArrowDown}', at: 'Malmö', why: 'the first' },
    { keys: '{ArrowUp}', at: 'Piteå', why: 'the last' },
    { keys: '{ArrowDown}{ArrowDown}', at: 'Lund', why: 'the next' },
    { keys: '{ArrowDown}{ArrowDown}{ArrowDown}', at: 'Umeå', why: 'past a disabled one' },
    { keys: '{ArrowDown}{ArrowDown}{ArrowUp}', at: 'Malmö', why: 'the one before' },
    { keys: '{End}', at: 'Piteå', why: 'the last, where APG leaves the key free' },
    { keys: '{End}{Home}', at: 'Malmö', why: 'the first, where APG leaves the key free' },
    { keys: '{Home}{PageDown}', at: 'Boden', why: 'five further' },
    { keys: '{End}{PageUp}', at: 'Lund', why: 'five back' },
    { keys: '{End}{ArrowDown}', at: 'Malmö', why: 'from the last to the first' },
    { keys: '{Home}{Alt>}{ArrowDown}{/Alt}', at: 'Malmö', why: 'Alt opens, and moves nothing' },
  ])('“$keys”: $at ($why)', async ({ keys, at }) => {
    await start({ keys: '{ArrowDown}' });
    await userEvent.keyboard(keys);
    expect(active()).toBe(at);
    expect(list()?.checkVisibility?.() ?? true).toBe(true);
  });

  it('“Space” is typed: names have spaces', async () => {
    await start({ keys: '{ArrowDown}{Home} ' });
    expect(box()).toHaveValue(' ');
    expect(chosen()).toEqual([]);
    expect(list()).toBeVisible();
  });

  it.each([
    {
      key: 'lu',
      has: ['Lund', 'Luleå'],
      why: 'letters filter; two of them by the beginnings of words',
    },
    { key: 'LU', has: ['Lund', 'Luleå'], why: 'capital or not' },
    { key: 'pitea', has: ['Piteå'], why: 'with or without dots' },
    { key: 'lu{Backspace}{Backspace}', has: 7, why: 'all of them again' },
  ])('“$key”: $why', async ({ key, has }) => {
    await start({ keys: key });
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    if (typeof has === 'number') expect(names).toHaveLength(has);
    else expect(names).toEqual(has);
    if (typeof has !== 'number')
      expect(screen.getByRole('status')).toHaveTextContent(`${has.length} found`);
  });

  it.each(['{ArrowLeft}', '{ArrowRight}'])(
    '“%s” moves the caret, and leaves the list open',
    async (key) => {
      await start({ chosen: ['malmo'], keys: '{ArrowDown}' });
      await userEvent.keyboard(key);
      expect(list()).toBeVisible();
      expect(box()).toHaveFocus();
      await userEvent.keyboard('lu{ArrowLeft}');
      expect(box().selectionStart).toBe(1);
      expect(list()).toBeVisible();
    },
  );
});

describe('the keys that choose and leave', () => {
  it('“Enter” chooses; the list stays, since several can be chosen', async () => {
    await start({ keys: '{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}' });
    expect(chosen()).toEqual(['Malmö', 'Lund']);
    expect(list()).toBeVisible();
    expect(option('Lund')).toHaveAttribute('aria-selected', 'true');
  });

  it('“Enter” on a chosen option removes the choice', async () => {
    await start({ chosen: ['malmo'], keys: '{ArrowDown}{Home}{Enter}' });
    expect(chosen()).toEqual([]);
  });

  it.each([
    { key: '{Escape}', why: 'closes, and keeps what is chosen' },
    { key: '{Alt>}{ArrowUp}{/Alt}', why: 'closes' },
  ])('“$key” $why', async ({ key }) => {
    await start({ chosen: ['malmo'], keys: '{ArrowDown}{ArrowDown}' });
    await userEvent.keyboard(key);
    expect(list()).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveFocus();
    expect(chosen()).toEqual(['Malmö']);
  });

  it('“Escape” in a closed list removes no choice, so that none is lost by mistake', async () => {
    await start({ chosen: ['malmo'], keys: '{Escape}{Escape}' });
    expect(chosen()).toEqual(['Malmö']);
  });

  it('“Tab” leaves and closes, and chooses nothing, even with an option highlighted', async () => {
    await start({ keys: '{ArrowDown}{ArrowDown}' });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(list()).toBeNull();
    expect(chosen()).toEqual([]);
  });

  it('“Shift+Tab” goes to the last chip', async () => {
    await start({ chosen: ['malmo', 'lund'], keys: '{ArrowDown}' });
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Remove Lund' })).toHaveFocus();
    expect(list()).toBeNull();
  });

  it('“Backspace” in the empty text removes the last choice: an addition of the kit', async () => {
    await start({ chosen: ['malmo', 'lund'], keys: '{Backspace}' });
    expect(chosen()).toEqual(['Malmö']);
  });
});

describe('a chip', () => {
  it.each(['{Enter}', ' '])('“%s” removes it, and the focus is in the box', async (key) => {
    await start({ chosen: ['malmo', 'lund'] });
    screen.getByRole('button', { name: 'Remove Malmö' }).focus();
    await userEvent.keyboard(key);
    expect(chosen()).toEqual(['Lund']);
    expect(box()).toHaveFocus();
  });

  it.each(['{Backspace}', '{Delete}', '{ArrowDown}', '{PageDown}'])(
    '“%s” does nothing on a chip, and changes neither choices nor list',
    async (key) => {
      await start({ chosen: ['malmo', 'lund'] });
      screen.getByRole('button', { name: 'Remove Malmö' }).focus();
      await userEvent.keyboard(key);
      expect(chosen()).toEqual(['Malmö', 'Lund']);
      expect(list()).toBeNull();
    },
  );
});
