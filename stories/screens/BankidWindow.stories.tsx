import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WindowWait } from '../../src/features/auth/waitInWindow';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/BankID in a window',
  component: WindowWait,
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { view: 'waiting', onShow: fn(), onAgain: fn(), onGiveUp: fn() },
} satisfies Meta<typeof WindowWait>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has the focus, in the place of the button that was pressed. */
export const Waiting: Story = {
  play: async ({ args, canvasElement }) => {
    const [show, cancel] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGiveUp).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { view: 'lost' } };
export const Finishing: Story = { args: { view: 'finishing' } };
