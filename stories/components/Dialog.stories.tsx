import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { TextField } from '@vikari/ui-kit/TextField';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OVERLAY_TEXTS } from '../lib/overlayTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Overlay/Dialog',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { opens: 'button', story: { inline: false, height: '560px' } } },
  component: Dialog,
  args: { open: false, onClose: fn(), title: '', closeLabel: '', children: null },
  render: function DialogStory({ onClose, open: opened, ...args }, { globals }) {
    const { dialog, close, cancel } = textsFor(globals, OVERLAY_TEXTS);
    const [open, setOpen] = useState(opened);
    const field = useRef<HTMLInputElement>(null);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{dialog.open}</Button>
        <Dialog
          {...args}
          open={open}
          onClose={(reason) => {
            onClose?.(reason);
            setOpen(false);
          }}
          title={dialog.title}
          closeLabel={close}
          initialFocus={field}
          actions={
            <>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {cancel}
              </Button>
              <Button onClick={() => setOpen(false)}>{dialog.action}</Button>
            </>
          }
        >
          <div style={{ display: 'grid', gap: 16 }}>
            <p>{dialog.text}</p>
            <TextField
              ref={field}
              label={dialog.field}
              defaultValue="https://vikari.example/jobb/natt-pa-iva"
            />
          </div>
        </Dialog>
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves in, wraps around, and is returned; Escape closes. */
export const Default: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { dialog, close } = textsFor(globals, OVERLAY_TEXTS);
    const opener = within(canvasElement).getByRole('button', { name: dialog.open });
    await userEvent.click(opener);
    const box = await screen.findByRole('dialog', { name: dialog.title });

    await step('the focus is inside, and the page cannot be reached', async () => {
      await expect(within(box).getByRole('textbox')).toHaveFocus();
      await expect(canvasElement.closest('body > *')).toHaveAttribute('aria-hidden', 'true');
    });
    await step('Tab wraps around', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(within(box).getByRole('button', { name: dialog.action })).toHaveFocus();
      await userEvent.tab();
      await expect(within(box).getByRole('button', { name: close })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(within(box).getByRole('button', { name: dialog.action })).toHaveFocus();
    });
    await step('Escape closes, the focus is returned', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenLastCalledWith('escape');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('Back closes it', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await waitFor(() => expect(window.history.state).toMatchObject({ vkModal: 1 }));
      window.history.back();
      await waitFor(() => expect(args.onClose).toHaveBeenLastCalledWith('back'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(opener);
      const layer = (await screen.findByRole('dialog')).parentElement;
      await userEvent.click(layer?.firstElementChild ?? document.body);
      await expect(args.onClose).toHaveBeenLastCalledWith('backdrop');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** As it looks. */
export const Open: Story = { args: { open: true } };

/** On a phone. */
export const OpenOnPhone: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
};

/** More than fits: the middle scrolls, title and buttons stay in place. */
export const Long: Story = {
  render: ({ onClose, ...args }, { globals }) => {
    const { dialog, close } = textsFor(globals, OVERLAY_TEXTS);
    return (
      <Dialog
        {...args}
        open
        onClose={onClose}
        size="small"
        title={dialog.title}
        closeLabel={close}
        actions={<Button onClick={() => onClose?.('button')}>{dialog.action}</Button>}
      >
        <div style={{ display: 'grid', gap: 16 }} tabIndex={-1}>
          {Array.from({ length: 14 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text over and over.
            <p key={at}>{dialog.long}</p>
          ))}
        </div>
      </Dialog>
    );
  },
};
