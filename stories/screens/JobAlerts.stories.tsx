import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlertView } from '../../src/features/alerts/AlertView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Job alerts',
  component: AlertView,
  parameters: { layout: 'padded' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    note: null,
    problem: null,
    link: '',
    ofAccount: false,
    query: 'roles=sjukskoterska',
    summary: 'Sjuksköterska · Umeå',
    onSend: fn(async () => undefined),
  },
} satisfies Meta<typeof AlertView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.click(canvas.getByText(say('alerts.frequency.weekly')));
    await userEvent.type(canvas.getByRole('textbox'), 'ny@example.com{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      email: 'ny@example.com',
      query: 'roles=sjukskoterska',
      frequency: 'weekly',
    });
  },
};

export const WrongAddress: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.type(canvas.getByRole('textbox'), 'ny@{Enter}');
    await expect(canvas.getByText(say('alerts.invalid_email'))).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const NoSearch: Story = { args: { note: 'no_search', query: '', summary: '' } };

/** The same for every address. */
export const Sent: Story = { args: { note: 'sent' } };

/** The page of the mail's link. */
export const Confirm: Story = { args: { note: 'ask', link: 'token=a.b' } };

export const Confirmed: Story = { args: { note: 'confirmed' } };

export const Manage: Story = { args: { note: 'manage', link: 'manage=a.b' } };

export const ManageOfAccount: Story = {
  args: { note: 'manage', link: 'manage=a.b', ofAccount: true },
};

export const Pause: Story = { args: { note: 'pause', link: 'manage=a.b' } };

export const Paused: Story = { args: { note: 'paused', link: 'manage=a.b' } };

export const Left: Story = { args: { note: 'left' } };

export const InvalidLink: Story = { args: { note: 'invalid_link' } };

export const TooMany: Story = { args: { problem: 'too_many' } };
