import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoginView } from '../../src/features/auth/LoginView';
import type { SocialButtonsProps } from '../../src/features/auth/SocialButtons';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const SOCIAL: SocialButtonsProps = {
  providers: [
    { provider: 'google', simulated: true },
    { provider: 'facebook', simulated: true },
  ],
  pending: null,
  busy: false,
  onChoose: fn(),
};

const meta = {
  title: 'Screens/Log in',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    pending: null,
    problem: null,
    targetPath: null,
    sharedComputer: false,
    onChoose: fn(),
    registerHref: '/register',
    linkComponent: 'a',
    demo: false,
  },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox'));
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('same', true);
  },
};

/** The demo run says that BankID is simulated. */
export const Demo: Story = { args: { demo: true } };

/** BankID is being opened: both buttons ignore presses, the chosen one says so. */
export const Opening: Story = {
  args: { pending: 'other' },
  play: async ({ args, canvasElement }) => {
    for (const way of within(canvasElement).getAllByRole('button')) await userEvent.click(way);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Cancelling is not an error. */
export const Cancelled: Story = { args: { problem: 'cancelled' } };

export const BankidDown: Story = { args: { problem: 'bankid_down' } };

export const NetworkProblem: Story = { args: { problem: 'network' } };

/** With the providers; simulated ones say so. */
export const WithProviders: Story = {
  args: { social: SOCIAL, demo: true },
  play: async ({ canvasElement }) => {
    const google = within(canvasElement).getByRole('button', { name: /Google/ });
    await userEvent.click(google);
    await expect(SOCIAL.onChoose).toHaveBeenCalledWith('google', false);
  },
};

export const OpeningGoogle: Story = {
  args: { social: { ...SOCIAL, pending: 'google', busy: true } },
};

/** BankID alone: it links the provider to the account. */
export const LinkRequiresBankid: Story = { args: { problem: 'link_requires_bankid' } };
