import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { historySettled } from '../internal/modal/modalHistory';
import { describeConformance } from '../internal/testing/describeConformance';
import { commandPalette } from '../texts/en';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import type { Command, CommandGroup } from './command';
import { useCommandShortcut } from './useCommandShortcut';

const PAGES: CommandGroup = {
  label: 'Pages',
  commands: [
    { id: 'jobs', label: 'Jobs', keywords: 'assignments' },
    { id: 'saved', label: 'Saved', hint: 'Jobs and searches' },
    { id: 'gone', label: 'Messages', disabled: true },
  ],
};
const SETTINGS: CommandGroup = {
  label: 'Settings',
  commands: [
    { id: 'dark', label: 'Dark colours', shortcut: ['Ctrl', 'D'] },
    { id: 'sv', label: 'Svenska', language: 'sv' },
  ],
};
const PROPS = {
  title: 'Go to',
  groups: [PAGES, SETTINGS],
  onCommand: () => {},
  ...commandPalette,
} satisfies CommandPaletteProps;

describeConformance<CommandPaletteProps, HTMLDivElement>(CommandPalette, {
  props: { ...PROPS, open: true },
  root: HTMLDivElement,
});

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '-');

/** The open palette, whose predecessor's entry in the history is gone. */
async function open(props: Partial<CommandPaletteProps> = {}) {
  await historySettled();
  const onCommand = vi.fn();
  const onClose = vi.fn();
  render(
    <CommandPalette {...PROPS} defaultOpen onCommand={onCommand} onClose={onClose} {...props} />,
  );
  await waitFor(() => expect(box()).toHaveFocus());
  return { onCommand, onClose };
}

it('renders nothing on the server', () => {
  expect(renderToString(<CommandPalette {...PROPS} open />)).toBe('');
});

describe('as a combobox in a dialog', () => {
  it('has the states of the pattern: the list is open, and its first option active', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Go to' })).toContainElement(box());
    expect(box()).toHaveAccessibleName(commandPalette.labels.search);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(box()).toHaveAttribute('aria-controls', list.id);
    expect(active()).toHaveTextContent('Jobs');
    expect(within(list).getAllByRole('group')).toHaveLength(2);
    const settings = within(list).getByRole('group', { name: 'Settings' });
    expect(within(settings).getAllByRole('option')).toHaveLength(2);
  });

  it('says what a shortcut is, and in which language a command is written', async () => {
    await open();
    expect(screen.getByRole('option', { name: 'Dark colours, shortcut Ctrl D' })).toBeVisible();
    expect(screen.getByText('Svenska')).toHaveAttribute('lang', 'sv');
  });

  it('moves with the arrows over all groups, not to what cannot be chosen', async () => {
    const { onCommand, onClose } = await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toHaveTextContent('Dark colours');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent('Svenska');
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('button');
    expect(onCommand).toHaveBeenCalledExactlyOnceWith(SETTINGS.commands[1]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does what is pressed', async () => {
    const { onCommand } = await open();
    await userEvent.click(screen.getByRole('option', { name: /^Saved/u }));
    expect(onCommand).toHaveBeenCalledExactlyOnceWith(PAGES.commands[1]);
  });

  it('finds by label, hint and other words, and says how many', async () => {
    await open();
    await userEvent.keyboard('job');
    expect(names()).toEqual(['Jobs', 'Saved Jobs and searches']);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 suggestions');
    await userEvent.clear(box());
    await userEvent.keyboard('assign');
    expect(names()).toEqual(['Jobs']);
    expect(active()).toHaveTextContent('Jobs');
  });

  it('leaves Home, End and the sideways arrows to the text', async () => {
    await open();
    await userEvent.keyboard('jo{Home}s{End}b');
    expect(box()).toHaveValue('sjob');
    await userEvent.keyboard('{ArrowLeft}x');
    expect(box()).toHaveValue('sjoxb');
  });

  it('says what to do when nothing matches, and Enter does nothing', async () => {
    const { onCommand } = await open();
    await userEvent.keyboard('xyz{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Nothing matches “xyz”.');
    expect(onCommand).not.toHaveBeenCalled();
  });

  it('closes with one Escape, also with a text, and is empty the next time', async () => {
    const { onClose } = await open();
    await userEvent.keyboard('job{Escape}');
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers what can be done with the text, after what matches', async () => {
    const find = (text: string): Command => ({ id: 'find', label: `Find “${text}”` });
    const { onCommand } = await open({
      forText: (text) => ({ label: 'Search', commands: [find(text)] }),
    });
    expect(screen.queryByRole('group', { name: 'Search' })).toBeNull();
    await userEvent.keyboard('saved');
    expect(names()).toEqual(['Saved Jobs and searches', 'Find “saved”']);
    await userEvent.keyboard('x{Enter}');
    expect(onCommand).toHaveBeenCalledExactlyOnceWith(find('savedx'));
  });
});

describe('commands that are looked up', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const rest = async () => {
    await act(() => vi.advanceTimersByTimeAsync(250));
  };
  const write = (text: string) => fireEvent.change(box(), { target: { value: text } });

  /** A source whose answers come when the test says so. */
  function aSource(label: string) {
    const asked: {
      query: string;
      signal: AbortSignal;
      answer: (commands: Command[]) => void;
      fail: () => void;
    }[] = [];
    const load = vi.fn(
      (query: string, signal: AbortSignal) =>
        new Promise<readonly Command[]>((resolve, reject) => {
          asked.push({ query, signal, answer: resolve, fail: () => reject(new Error('away')) });
        }),
    );
    return { asked, source: { label, load } };
  }

  async function openWith(...sources: ReturnType<typeof aSource>[]) {
    render(
      <CommandPalette
        {...PROPS}
        groups={[]}
        defaultOpen
        sources={sources.map(({ source }) => source)}
      />,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
  }

  it('come last, each when it is there, and late ones are dropped', async () => {
    const [chats, people] = [aSource('Chats'), aSource('People')];
    await openWith(chats, people);
    expect(screen.getByText('Searching…')).toBeVisible();
    expect(box()).toHaveAttribute('aria-busy', 'true');
    write('an');
    await rest();
    expect(chats.asked.map(({ query }) => query)).toEqual(['', 'an']);
    expect(chats.asked[0]?.signal.aborted).toBe(true);
    await act(async () => people.asked[1]?.answer([{ id: 'anna', label: 'Anna' }]));
    expect(names()).toEqual(['Anna']);
    await act(async () => chats.asked[0]?.answer([{ id: 'old', label: 'Old' }]));
    expect(names()).toEqual(['Anna']);
    await act(async () => chats.asked[1]?.answer([{ id: 'ann', label: 'Chat with Ann' }]));
    expect(names()).toEqual(['Chat with Ann', 'Anna']);
    // What was highlighted stays so when others come before it
    expect(active()).toHaveTextContent(/^Anna$/u);
    expect(screen.queryByText('Searching…')).toBeNull();
    expect(box()).not.toHaveAttribute('aria-busy');
  });

  it('that fail leave the others, and are asked for again at a press', async () => {
    const [chats, people] = [aSource('Chats'), aSource('People')];
    await openWith(chats, people);
    await act(async () => chats.asked[0]?.answer([{ id: 'ann', label: 'Ann' }]));
    await act(async () => people.asked[0]?.fail());
    expect(names()).toEqual(['Ann']);
    expect(screen.getAllByRole('status')[1]).toHaveTextContent('could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(box()).toHaveFocus();
    expect(chats.asked).toHaveLength(1);
    await act(async () => people.asked[1]?.answer([{ id: 'anna', label: 'Anna' }]));
    expect(names()).toEqual(['Ann', 'Anna']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the shortcut', () => {
  function Page() {
    const [count, setCount] = useState(0);
    useCommandShortcut(() => setCount((before) => before + 1));
    return (
      <>
        <p>{`pressed ${count}`}</p>
        <input aria-label="text" />
        <input type="checkbox" aria-label="box" />
        <div contentEditable suppressContentEditableWarning data-testid="editor">
          Note
        </div>
        <button type="button">Send</button>
      </>
    );
  }
  const machine = (platform: string) =>
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  afterEach(() => vi.restoreAllMocks());

  it('is Ctrl K, and is then taken from the browser', () => {
    machine('Win32');
    render(<Page />);
    const isLeft = fireEvent.keyDown(screen.getByRole('button'), { key: 'k', ctrlKey: true });
    expect(isLeft).toBe(false);
    fireEvent.keyDown(screen.getByLabelText('box'), { key: 'K', ctrlKey: true });
    expect(screen.getByText('pressed 2')).toBeVisible();
  });

  it('is ⌘ K on a Mac, where Ctrl K deletes to the end of the line', () => {
    machine('MacIntel');
    render(<Page />);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.getByText('pressed 0')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    expect(screen.getByText('pressed 1')).toBeVisible();
  });

  it.each([
    { why: 'in a text field', at: () => screen.getByLabelText('text'), keys: {} },
    { why: 'in an editor', at: () => screen.getByTestId('editor'), keys: {} },
    { why: 'with Alt, as VoiceOver', at: () => document.body, keys: { altKey: true } },
    { why: 'with Shift', at: () => document.body, keys: { shiftKey: true } },
    { why: 'held down', at: () => document.body, keys: { repeat: true } },
    { why: 'while a character is composed', at: () => document.body, keys: { isComposing: true } },
    { why: 'without Ctrl', at: () => document.body, keys: { ctrlKey: false } },
  ])('is left alone $why', ({ at, keys }) => {
    machine('Win32');
    render(<Page />);
    expect(fireEvent.keyDown(at(), { key: 'k', ctrlKey: true, ...keys })).toBe(true);
    expect(screen.getByText('pressed 0')).toBeVisible();
  });

  it('opens the palette while a dialog is kept in the page, closed', () => {
    machine('Win32');
    render(
      <>
        <Page />
        <div data-state="closed">
          <div role="dialog" aria-modal="true" aria-label="Filters" />
        </div>
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.getByText('pressed 1')).toBeInTheDocument();
  });

  it('opens nothing over an open dialog', () => {
    machine('Win32');
    render(
      <>
        <Page />
        <div role="dialog" aria-modal="true" aria-label="Open" />
      </>,
    );
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  });
});
