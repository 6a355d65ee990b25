import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeletedView } from '../../src/features/account-security/DeletedView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Account deleted',
  component: DeletedView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    receiptId: '5f0a2a4e-6a0e-4a1c-9d57-0c7b1f4f2b11',
    homeHref: '/',
    linkComponent: 'a',
  },
} satisfies Meta<typeof DeletedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = {};
/** Opened without a deletion before it: the number is in the mail. */
export const WithoutReceipt: Story = { args: { receiptId: null } };
