import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankidReturnView } from '../../src/features/auth/BankidReturnView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Return from BankID',
  component: BankidReturnView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    purpose: 'login',
    problem: null,
    firstName: null,
    hrefs: { login: '/login', register: '/register' },
    back: '/account',
    linkComponent: 'a',
  },
} satisfies Meta<typeof BankidReturnView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finishing: Story = {};
export const Welcome: Story = { args: { firstName: 'Alva' } };
export const Cancelled: Story = { args: { problem: 'cancelled' } };
export const Expired: Story = { args: { problem: 'expired', purpose: 'register' } };
export const Failed: Story = { args: { problem: 'failed' } };

/** Only the other form can solve it: its link comes first. */
export const AlreadyRegistered: Story = {
  args: { problem: 'already_registered', purpose: 'register' },
};

/** Somebody who is signed in confirms their BankID. */
export const Confirming: Story = { args: { purpose: 'confirm', firstName: 'Alva' } };
export const NotConfirmed: Story = { args: { purpose: 'confirm', problem: 'confirm' } };
export const ConnectedElsewhere: Story = {
  args: { purpose: 'connect', problem: 'connected_elsewhere' },
};
