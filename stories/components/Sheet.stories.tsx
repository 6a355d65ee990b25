import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vikari/ui-kit/Button';
import { Sheet } from '@vikari/ui-kit/Sheet';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OVERLAY_TEXTS } from '../lib/overlayTexts';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Overlay/Sheet',
  // In an iframe: an open one would cover the whole docs page.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  component: Sheet,
  args: { open: false, onClose: fn(), title: '', closeLabel: '', children: null },
  render: function SheetStory({ onClose, open: opened, ...args }, { globals }) {
    const { sheet, close } = textsFor(globals, OVERLAY_TEXTS);
    const [open, setOpen] = useState(opened);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{sheet.open}</Button>
        <Sheet
          {...args}
          open={open}
          onClose={(reason) => {
            onClose?.(reason);
            setOpen(false);
          }}
          title={sheet.title}
          closeLabel={close}
        >
          <ul style={{ display: 'grid', gap: 12, paddingInlineStart: 20 }}>
            {sheet.items.map((item) => (
              <li key={item}>
                <a href="#menu">{item}</a>
              </li>
            ))}
          </ul>
        </Sheet>
      </>
    );
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the bottom. */
export const Bottom: Story = {
  play: async ({ canvasElement, globals, args, step }) => {
    const { sheet, close } = textsFor(globals, OVERLAY_TEXTS);
    const opener = within(canvasElement).getByRole('button', { name: sheet.open });
    await step('without a field it gets the focus itself, so that its title is read', async () => {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog', { name: sheet.title })).toHaveFocus();
    });
    await step('Tab wraps around', async () => {
      const box = within(screen.getByRole('dialog'));
      const stops = [box.getByRole('button', { name: close }), ...box.getAllByRole('link')];
      for (const stop of stops) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
      await userEvent.tab();
      await expect(stops[0]).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(stops.at(-1)).toHaveFocus();
    });
    await step('its button closes it, the focus is returned', async () => {
      await userEvent.click(screen.getByRole('button', { name: close }));
      await expect(args.onClose).toHaveBeenLastCalledWith('button');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('Escape closes it too', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenLastCalledWith('escape');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};

/** As it looks. */
export const BottomOpen: Story = {
  args: { open: true },
  globals: { viewport: { value: 'phone' } },
};

/** From the window's end edge, for details beside a list. */
export const EndOpen: Story = { args: { open: true, side: 'end' } };
