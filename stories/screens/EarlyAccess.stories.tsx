import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EarlyAccessView } from '../../src/features/info/early-access/EarlyAccessView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Early access',
  component: EarlyAccessView,
  parameters: { layout: 'padded' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { note: null, problem: null, link: '', onSend: fn(async () => undefined) },
} satisfies Meta<typeof EarlyAccessView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WrongAddress: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.type(canvas.getByRole('textbox'), 'ny@{Enter}');
    await expect(canvas.getByText(say('info.early.invalid_email'))).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The same for every address. */
export const Sent: Story = { args: { note: 'sent' } };

/** The page of the mail's link. */
export const Confirm: Story = { args: { note: 'ask', link: 'token=a.b' } };

export const Registered: Story = { args: { note: 'registered' } };

export const AlreadyRegistered: Story = { args: { note: 'already_registered' } };

export const UnknownError: Story = { args: { problem: 'failed' } };

export const Leave: Story = { args: { note: 'leave', link: 'leave=a.b' } };

export const InvalidLink: Story = { args: { note: 'invalid_link' } };
