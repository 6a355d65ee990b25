import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UndoWayView } from '../../src/features/undo-way/UndoWayView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/This was not me',
  component: UndoWayView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    state: 'ask',
    token: 'token-of-the-link',
    loginHref: '#login',
    linkComponent: 'a',
  },
} satisfies Meta<typeof UndoWayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ask: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveFormValues({ token: 'token-of-the-link' });
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('type', 'submit');
  },
};

export const Undone: Story = { args: { state: 'undone', token: null } };

/** What was removed signs in another account by then. */
export const Taken: Story = { args: { state: 'taken', token: null } };

export const Invalid: Story = { args: { state: 'invalid', token: null } };

/** The token is still valid, so the button is still shown. */
export const Failed: Story = { args: { state: 'failed' } };
