import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VerifyBankidView } from '../../src/features/auth/VerifyBankidView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Connect BankID',
  component: VerifyBankidView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    verified: false,
    pending: null,
    problem: null,
    onChoose: fn(),
    onProof: fn(async () => {}),
    targetPath: null,
    onwardHref: '/job-applications',
    linkComponent: 'a',
    demo: false,
  },
} satisfies Meta<typeof VerifyBankidView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    await userEvent.click(first ?? canvasElement);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const Opening: Story = { args: { pending: 'other' } };
export const ConnectedElsewhere: Story = { args: { problem: 'connected_elsewhere' } };
export const Verified: Story = { args: { verified: true } };

/** The last sign-in is too long ago: another way of the account has to be used again first. */
export const ProofRequired: Story = {
  args: { problem: 'proof' },
  play: async ({ args, canvasElement }) => {
    const again = within(canvasElement).getAllByRole('button', {
      name: /Logga in igen|Log in again|\[.*\]/u,
    });
    await userEvent.click(again[0] ?? canvasElement);
    await expect(args.onProof).toHaveBeenCalledOnce();
  },
};
