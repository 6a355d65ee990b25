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
