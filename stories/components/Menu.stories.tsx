import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Menu } from '@vikari/ui-kit/Menu';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const WORDS = {
  sv: {
    more: 'Fler val',
    edit: 'Ändra',
    copy: 'Kopiera länken',
    help: 'Läs mer',
    remove: 'Ta bort',
  },
  en: {
    more: 'More choices',
    edit: 'Edit',
    copy: 'Copy the link',
    help: 'Read more',
    remove: 'Remove',
  },
};

const meta = {
  title: 'Components/Overlay/Menu',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '340px' } } },
  args: { onEdit: fn(), onRemove: fn() },
  render: ({ onEdit, onRemove, defaultOpen = false }, { globals }) => {
    const words = textsFor(globals, WORDS);
    return (
      <Menu
        defaultOpen={defaultOpen}
        trigger={(props) => (
          <Button {...props} variant="secondary" endIcon={<Icon name="chevron-down" />}>
            {words.more}
          </Button>
        )}
        items={[
          { id: 'edit', label: words.edit, icon: <Icon name="edit" />, onSelect: onEdit },
          { id: 'copy', label: words.copy, icon: <Icon name="copy" />, disabled: true },
          { id: 'help', label: words.help, icon: <Icon name="external" />, href: '#help' },
          {
            id: 'remove',
            label: words.remove,
            icon: <Icon name="trash" />,
            destructive: true,
            divided: true,
            onSelect: onRemove,
          },
        ]}
      />
    );
  },
} satisfies Meta<{ onEdit: () => void; onRemove: () => void; defaultOpen?: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard, as in the ARIA practices. */
export const Keyboard: Story = {
  name: 'By keys',
  play: async ({ canvasElement, globals, args, step }) => {
    const words = textsFor(globals, WORDS);
    const opener = within(canvasElement).getByRole('button', { name: words.more });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    const focused = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(opener).toHaveFocus();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    };
    await step('the button says that it opens a menu', async () => {
      await expect(opener).toHaveAttribute('aria-haspopup', 'menu');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(opener).not.toHaveAttribute('aria-controls');
    });
    await step('Arrow down opens, the first has the focus', async () => {
      opener.focus();
      await userEvent.keyboard('{ArrowDown}');
      const menu = await screen.findByRole('menu', { name: words.more });
      await focused(words.edit);
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(opener).toHaveAttribute('aria-controls', menu.id);
    });
    await step('arrows move from item to item, and wrap around', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await focused(words.help);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await focused(words.edit);
      await userEvent.keyboard('{ArrowUp}');
      await focused(words.remove);
      await userEvent.keyboard('{ArrowDown}');
      await focused(words.edit);
    });
    await step(
      'an item that cannot be chosen is focusable, says so, and is not chosen',
      async () => {
        await userEvent.keyboard('{ArrowDown}');
        await focused(words.copy);
        await expect(item(words.copy)).toHaveAttribute('aria-disabled', 'true');
        await userEvent.keyboard('{Enter}');
        await expect(item(words.copy)).toHaveFocus();
      },
    );
    await step('End and Home move to the last and the first', async () => {
      await userEvent.keyboard('{End}');
      await focused(words.remove);
      await userEvent.keyboard('{Home}');
      await focused(words.edit);
    });
    await step('a letter moves to the item that begins with it', async () => {
      await userEvent.keyboard(words.help.charAt(0).toLowerCase().replace('[', '[['));
      await focused(words.help);
    });
    await step('Escape closes, the focus is returned', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('Arrow up opens, the last has the focus', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await focused(words.remove);
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('Space opens, Tab closes', async () => {
      await userEvent.keyboard(' ');
      await focused(words.edit);
      await userEvent.tab();
      await closed();
    });
    await step('Enter opens, Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await focused(words.edit);
      await userEvent.keyboard('{Enter}');
      await expect(args.onEdit).toHaveBeenCalledOnce();
      await closed();
    });
  },
};

/** By pointer. */
export const Pointer: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const words = textsFor(globals, WORDS);
    const opener = within(canvasElement).getByRole('button', { name: words.more });
    const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await step('a press opens, a press on an item chooses it', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('menuitem', { name: words.remove }));
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await closed();
    });
    await step('an address is a link, and an item of the menu', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('menuitem', { name: words.help })).toHaveAttribute(
        'href',
        '#help',
      );
    });
    await step('a press outside closes it and chooses nothing', async () => {
      const layer = screen.getByRole('menu').closest('[role="presentation"]');
      await userEvent.click(layer?.firstElementChild ?? document.body);
      await closed();
      await expect(opener).toHaveFocus();
      await expect(args.onRemove).toHaveBeenCalledOnce();
    });
  },
};

/** As it looks. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ globals }) => {
    const words = textsFor(globals, WORDS);
    await expect(await screen.findByRole('menu', { name: words.more })).toBeVisible();
  },
};
