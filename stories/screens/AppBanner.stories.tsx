import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppBannerView } from '../../src/features/app-banner/AppBannerView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/App banner',
  component: AppBannerView,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: { href: null, isJob: true, onDismiss: fn() },
} satisfies Meta<typeof AppBannerView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While there is no app: it leads to the early sign-up. */
export const Soon: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const name = loaded.intl.formatMessage({ id: 'app_banner.close' });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const OpensTheJob: Story = { args: { href: 'https://app.example.com/jobb/nurse' } };

export const OpensTheApp: Story = {
  args: { href: 'https://app.example.com/', isJob: false },
};
