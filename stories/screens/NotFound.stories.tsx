import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ErrorBoundary } from '../../src/pages/not-found/NotFoundPage';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Not found',
  component: ErrorBoundary,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
} satisfies Meta<typeof ErrorBoundary>;
export default meta;

/** A spinner for a second, then the message. */
export const Ready: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};
