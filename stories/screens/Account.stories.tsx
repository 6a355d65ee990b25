import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { expect, fn } from 'storybook/test';
import { profileStrength } from '../../domain/candidates/strength';
import { anEmptyAccount, aWholeAccount } from '../../domain/candidates/testing/anAccount';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { AccountFrame } from '../../src/features/account/AccountFrame';
import { accountOptions } from '../../src/features/account/accountOptions';
import { ProfileView } from '../../src/features/account/profile/ProfileView';
import { profileForm } from '../../src/features/account/profile/profileForm';
import { aProfile } from '../../src/testing/aProfile';
import { aForm } from '../lib/anAutosaveForm';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const TODAY = '2026-03-02';
const profile = aProfile();
const form = aForm(profileForm(profile));

const meta = {
  title: 'Screens/Account/Profile',
  component: ProfileView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [
    (Story) => (
      <AccountFrame profile={profile} page="profile" linkComponent="a">
        <Story />
      </AccountFrame>
    ),
    siteScreen,
  ],
  args: {
    profile,
    form,
    options: accountOptions(CONSTANTS, { language: 'sv', others: 'Andra' }),
    strength: profileStrength(aWholeAccount(), TODAY),
    unread: null,
    recruiterView: {
      listed: true,
      cards: [
        {
          workRoles: ['sjukskoterska'],
          regions: ['r-24'],
          experience: 'from_5',
          workFields: ['akutmottagning'],
          months: ['2026-05', '2026-06'],
          employmentTypes: ['konsult'],
          rateFrom: 750,
          systems: null,
          bankIdVerified: true,
        },
      ],
      tooFew: ['barnmorska'],
      afterInterest: { firstName: 'Alva', bankIdVerified: true },
    },
    looks: [
      {
        id: 'look-1',
        employer: 'Exempelsjukhuset',
        job: { id: 'j-1', slug: 'j-1', title: 'Sjuksköterska till akuten' },
        day: '2026-03-01',
        looks: 2,
        lastAt: '2026-03-01T09:00:00.000Z',
      },
    ],
    production: true,
    email: {
      onChange: fn(async () => undefined),
      onWithdraw: fn(async () => {}),
      onResend: fn(async () => {}),
      onBankid: fn(async () => {}),
    },
    picture: { onSend: fn(async () => {}), onDelete: fn(async () => {}) },
    setupHref: '/account/setup',
    linkComponent: 'a',
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  args: {
    unread: <Skeleton shape="block" height="30rem" />,
    options: undefined,
    strength: undefined,
    recruiterView: undefined,
    looks: undefined,
  },
};
export const New: Story = {
  args: { strength: profileStrength(anEmptyAccount(), TODAY), looks: [] },
};
export const Saving: Story = { args: { form: { ...form, phase: 'saving' } } };
export const Saved: Story = { args: { form: { ...form, phase: 'saved' } } };

/** The connection is lost: what was typed is kept, and saved when it is back. */
export const Offline: Story = {
  args: { form: { ...form, phase: 'waiting' } },
  play: async ({ args, canvas, userEvent }) => {
    const retry = /Försök igen|Try again|\[.*\]/u;
    const [button] = canvas.getAllByRole('button', { name: retry });
    if (button) await userEvent.click(button);
    await expect(args.form.retry).toHaveBeenCalled();
  },
};

/** Another tab has saved the same field: both values are shown. */
export const Conflict: Story = {
  args: {
    form: {
      ...form,
      conflicts: [
        {
          field: 'jobTitle',
          own: { ...form.values, jobTitle: 'Barnmorska' },
          stored: form.values,
        },
      ],
    },
  },
};

/** A new address waits for its confirmation. */
export const PendingAddress: Story = {
  args: { profile: aProfile({ pendingEmail: 'alva.ny@example.com' }) },
};

/** Back from BankID: the address that was typed before is there still. */
export const BackFromBankid: Story = {
  args: {
    email: {
      onChange: fn(async () => undefined),
      onWithdraw: fn(async () => {}),
      onResend: fn(async () => {}),
      onBankid: fn(async () => {}),
      kept: 'alva.ny@example.com',
    },
  },
};

/** Nobody has confirmed the address: it receives nothing but the link, which can be sent again. */
export const UnconfirmedAddress: Story = {
  args: {
    profile: aProfile({
      emailState: 'unconfirmed',
      pendingEmail: 'alva.nordanvik@example.com',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const resend = /Skicka länken igen|Send the link again|\[.*\]/u;
    const buttons = canvas.getAllByRole('button', { name: resend });
    const own = buttons.find((button) => /länken|link/u.test(button.textContent ?? ''));
    if (!own) return;
    await userEvent.click(own);
    await expect(args.email.onResend).toHaveBeenCalledOnce();
  },
};

/** Somebody else has proved that the address is theirs. */
export const LostAddress: Story = {
  args: { profile: aProfile({ email: null, emailState: 'lost' }) },
};
