import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { type Command, type CommandGroup, CommandPalette } from '@vikari/ui-kit/CommandPalette';
import { Icon } from '@vikari/ui-kit/Icon';
import * as sv from '@vikari/ui-kit/texts/sv';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readyTextsFor } from '../lib/readyTexts';
import { textsFor } from '../lib/texts';

const TEXTS = {
  sv: {
    title: 'Hitta snabbt',
    open: 'Hitta snabbt',
    pages: 'Sidor',
    jobs: 'Lediga uppdrag',
    applications: 'Ansökningar',
    saved: 'Sparade',
    savedHint: 'Uppdrag och sökningar',
    settings: 'Språk och utseende',
    language: { label: 'English', language: 'en' },
    dark: 'Mörkt utseende',
    search: 'Sök',
    find: (text: string) => `Sök uppdrag efter ”${text}”`,
    chats: 'Konversationer',
  },
  en: {
    title: 'Find quickly',
    open: 'Find quickly',
    pages: 'Pages',
    jobs: 'Assignments',
    applications: 'Applications',
    saved: 'Saved',
    savedHint: 'Assignments and searches',
    settings: 'Language and appearance',
    language: { label: 'Svenska', language: 'sv' },
    dark: 'Dark appearance',
    search: 'Search',
    find: (text: string) => `Search assignments for “${text}”`,
    chats: 'Conversations',
  },
};
const WORKPLACES = ['Danderyds sjukhus', 'Sahlgrenska', 'Skånes universitetssjukhus'];

function groupsIn(texts: (typeof TEXTS)['sv']): CommandGroup[] {
  return [
    {
      label: texts.pages,
      commands: [
        { id: 'jobs', label: texts.jobs, icon: <Icon name="search" />, shortcut: ['G', 'J'] },
        { id: 'applications', label: texts.applications, icon: <Icon name="list" /> },
        {
          id: 'saved',
          label: texts.saved,
          hint: texts.savedHint,
          icon: <Icon name="star" />,
        },
      ],
    },
    {
      label: texts.settings,
      commands: [
        { id: 'language', ...texts.language, icon: <Icon name="read" /> },
        { id: 'dark', label: texts.dark, icon: <Icon name="moon" />, shortcut: ['Ctrl', 'D'] },
      ],
    },
  ];
}

const findChats = async (query: string): Promise<readonly Command[]> =>
  WORKPLACES.filter((name) => name.toLowerCase().includes(query.toLowerCase())).map((name) => ({
    id: name,
    label: name,
    icon: <Icon name="mail" />,
  }));

const meta = {
  title: 'Components/Overlay/CommandPalette',
  component: CommandPalette,
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
  args: { title: '', groups: [], labels: sv.commandPalette.labels, onCommand: fn(), delay: 0 },
  render: function PaletteStory(args, { globals }) {
    const texts = textsFor(globals, TEXTS);
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
        <CommandPalette
          forText={(text) => ({
            label: texts.search,
            commands: [{ id: 'find', label: texts.find(text), icon: <Icon name="search" /> }],
          })}
          {...args}
          {...readyTextsFor(globals).commandPalette}
          title={texts.title}
          groups={groupsIn(texts)}
          open={open}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the palette; its field has the focus. */
async function openPalette(canvasElement: HTMLElement): Promise<HTMLElement> {
  const button = canvasElement.querySelector('button');
  if (button) await userEvent.click(button);
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/**
 * Letters find. Enter is pressed in the next one: for a field that was typed in, the tests' keyboard sends a
 * `change` of its own when the focus leaves it, inside React's work, which React then reports.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsFor(globals, TEXTS);
    const field = await openPalette(canvasElement);
    await userEvent.type(field, texts.dark.slice(0, 4));
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent(texts.dark);
  },
};

/** Enter does what the arrows are at and closes it; the button has the focus again. */
export const Enter: Story = {
  play: async ({ canvasElement, args }) => {
    await openPalette(canvasElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'applications' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

/** Open, with nothing typed: what there is, under headings. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await openPalette(canvasElement);
    await expect(screen.getAllByRole('group')).toHaveLength(2);
  },
};

/** Chats come from a server, below what is known. */
export const LookedUp: Story = {
  render: (args, context) => {
    const { chats } = textsFor(context.globals, TEXTS);
    return meta.render({ ...args, sources: [{ label: chats, load: findChats }] }, context);
  },
  play: async ({ canvasElement }) => {
    await openPalette(canvasElement);
    await userEvent.keyboard('sjukhus');
    const option = await screen.findByRole('option', { name: 'Danderyds sjukhus' });
    await expect(option).toBeVisible();
  },
};

/** They are on their way: it says so below what is known. */
export const LookingUp: Story = {
  render: (args, context) => {
    const { chats } = textsFor(context.globals, TEXTS);
    return meta.render(
      { ...args, sources: [{ label: chats, load: () => new Promise(() => {}) }] },
      context,
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await openPalette(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

/** They could not be looked up: the rest is there, with a button that Tab reaches. */
export const CouldNotBeLookedUp: Story = {
  render: (args, context) => {
    const { chats } = textsFor(context.globals, TEXTS);
    const load = async () => {
      throw new Error('away');
    };
    return meta.render({ ...args, sources: [{ label: chats, load }] }, context);
  },
  play: async ({ canvasElement, globals }) => {
    await openPalette(canvasElement);
    const { retry } = readyTextsFor(globals).commandPalette.labels;
    await expect(await screen.findByRole('button', { name: retry })).toBeVisible();
  },
};

/** Nothing matches: what to do stands in the place of the list. */
export const NothingMatches: Story = {
  args: { forText: undefined },
  play: async ({ canvasElement }) => {
    await openPalette(canvasElement);
    await userEvent.keyboard('xyz');
    await expect(screen.getAllByText(/xyz/u)[0]).toBeVisible();
  },
};
