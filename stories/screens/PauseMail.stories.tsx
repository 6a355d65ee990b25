import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PauseMailView } from '../../src/features/notifications/PauseMailView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Pause mail',
  component: PauseMailView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    state: 'ask',
    token: 'token-of-the-link',
    hrefs: { account: '#account', home: '#home' },
    linkComponent: 'a',
  },
} satisfies Meta<typeof PauseMailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('type', 'submit');
  },
};

export const Paused: Story = { args: { state: 'paused', token: null } };

export const Invalid: Story = { args: { state: 'invalid', token: null } };

/** The token is still valid, so the button is still shown. */
export const Failed: Story = { args: { state: 'failed' } };
