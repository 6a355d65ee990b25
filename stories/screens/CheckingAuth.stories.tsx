import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CheckingAuth } from '../../src/app/guards/CheckingAuth';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Checking the sign-in',
  component: CheckingAuth,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
} satisfies Meta<typeof CheckingAuth>;
export default meta;

/** A spinner while the sign-in is being checked; after a while it says so. */
export const Waiting: StoryObj<typeof meta> = {
  play: async ({ canvas, loaded }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('');
    const text = loaded.intl.formatMessage({ id: 'shell.checking_auth' });
    await waitFor(() => expect(status).toHaveTextContent(text));
  },
};
