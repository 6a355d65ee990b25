import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConfirmEmailView } from '../../src/features/confirm-email/ConfirmEmailView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Confirm email',
  component: ConfirmEmailView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    state: 'ask',
    token: 'token-of-the-link',
    hrefs: { login: '#login', home: '#home' },
    linkComponent: 'a',
  },
} satisfies Meta<typeof ConfirmEmailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveFormValues({ token: 'token-of-the-link' });
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('type', 'submit');
  },
};

export const Confirmed: Story = { args: { state: 'confirmed', token: null } };

export const Invalid: Story = { args: { state: 'invalid', token: null } };

export const Taken: Story = { args: { state: 'taken', token: null } };

/** The token is still valid, so the button is still shown. */
export const Failed: Story = { args: { state: 'failed' } };
