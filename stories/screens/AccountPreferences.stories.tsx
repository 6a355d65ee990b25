import type { Meta, StoryObj } from '@storybook/react-vite';
import { missingPreferences } from '../../domain/candidates/preferences';
import { anEmptyAccount, somePreferences } from '../../domain/candidates/testing/anAccount';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { AccountFrame } from '../../src/features/account/AccountFrame';
import { accountOptions } from '../../src/features/account/accountOptions';
import { PreferencesView } from '../../src/features/account/preferences/PreferencesView';
import { aProfile } from '../../src/testing/aProfile';
import { aForm } from '../lib/anAutosaveForm';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const { preferences: empty } = anEmptyAccount();

const meta = {
  title: 'Screens/Account/Preferences',
  component: PreferencesView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [
    (Story) => (
      <AccountFrame profile={aProfile()} page="preferences" linkComponent="a">
        <Story />
      </AccountFrame>
    ),
    siteScreen,
  ],
  args: {
    form: aForm(somePreferences()),
    missing: {},
    options: accountOptions(CONSTANTS, { language: 'sv', others: 'Andra' }),
    today: '2026-03-02',
  },
} satisfies Meta<typeof PreferencesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { options: undefined } };
/** Nothing is chosen yet: each field says what it needs. */
export const Incomplete: Story = {
  args: { form: aForm(empty), missing: missingPreferences(empty) },
};
export const Failed: Story = { args: { form: { ...aForm(somePreferences()), phase: 'failed' } } };
