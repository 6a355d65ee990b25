import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '#domain/api/errors';
import { OtherNameView } from '../../src/features/auth/OtherNameView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/BankID in another name',
  component: OtherNameView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    bankid: { firstName: 'Torvald', lastName: 'Lindekrans' },
    account: { firstName: 'Alva', lastName: 'Nordanvik' },
    onAnswer: fn(async () => {}),
  },
} satisfies Meta<typeof OtherNameView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const [yes, no] = within(canvasElement).getAllByRole('button');
    await userEvent.click(no ?? canvasElement);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(yes ?? canvasElement);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};

/** The proof is too old when the question is answered. */
export const TooLate: Story = {
  args: {
    onAnswer: fn(async () => {
      throw new ApiError('proof_required', 'Sign in again.');
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [yes] = canvas.getAllByRole('button');
    await userEvent.click(yes ?? canvasElement);
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
  },
};
