import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PricingView } from '../../src/features/info/pricing/PricingView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Pricing',
  component: PricingView,
  parameters: { layout: 'padded' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    production: false,
    reference: null,
    problem: null,
    wrong: [],
    asked: [],
    onSend: fn(async () => undefined),
  },
} satisfies Meta<typeof PricingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Sent with nothing in it: each field shows an error. */
export const Errors: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.click(canvas.getByRole('button', { name: say('info.pricing.send') }));
    await expect(
      canvas.getByRole('textbox', { name: say('info.pricing.organisation') }),
    ).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Posted without a script, and refused: the address names the fields. */
export const Refused: Story = { args: { problem: 'invalid', wrong: ['email', 'phone'] } };

export const MailSent: Story = { args: { problem: 'mail_sent' } };

export const TooMany: Story = { args: { problem: 'too_many' } };

export const Sent: Story = { args: { reference: '1A2B3C4D' } };
