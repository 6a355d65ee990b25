import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSetup } from '../../domain/candidates/setup';
import { anEmptyAccount, aWholeAccount } from '../../domain/candidates/testing/anAccount';
import { SetupView } from '../../src/features/account/setup/SetupView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const TODAY = '2026-03-02';

const meta = {
  title: 'Screens/Account/Setup',
  component: SetupView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    setup: accountSetup({ ...anEmptyAccount(), profile: aWholeAccount().profile }, TODAY),
    jobsHref: '/jobs',
    linkComponent: 'a',
  },
} satisfies Meta<typeof SetupView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const New: Story = { args: { setup: accountSetup(anEmptyAccount(), TODAY) } };
export const Complete: Story = { args: { setup: accountSetup(aWholeAccount(), TODAY) } };
