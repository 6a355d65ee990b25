import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { OVERLAY_TEXTS } from '../lib/overlayTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Overlay/ConfirmDialog',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
  component: ConfirmDialog,
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: '',
    children: null,
    confirmLabel: '',
    cancelLabel: '',
  },
  render: (args, { globals }) => {
    const { confirm } = textsFor(globals, OVERLAY_TEXTS);
    return (
      <ConfirmDialog
        {...args}
        title={confirm.title}
        confirmLabel={confirm.action}
        cancelLabel={confirm.keep}
      >
        <p>{confirm.text}</p>
      </ConfirmDialog>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Something is lost: the cancel button has the focus, so that an accidental Enter loses nothing.
 */
export const Destructive: Story = {
  args: { destructive: true },
  play: async ({ globals, args }) => {
    const { confirm } = textsFor(globals, OVERLAY_TEXTS);
    const box = within(await screen.findByRole('alertdialog', { name: confirm.title }));
    const dialog = screen.getByRole('alertdialog');
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveAccessibleDescription(confirm.text);
    await expect(box.getByRole('button', { name: confirm.keep })).toHaveFocus();
    await userEvent.tab();
    await expect(box.getByRole('button', { name: confirm.action })).toHaveFocus();
    await userEvent.tab();
    await expect(box.getByRole('button', { name: confirm.keep })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenLastCalledWith('button');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(box.getByRole('button', { name: confirm.action }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
  },
};

/** Nothing is lost: the confirm button has the focus. */
export const Plain: Story = {};

/** While the action is in progress. */
export const Loading: Story = { args: { destructive: true, loading: true } };
