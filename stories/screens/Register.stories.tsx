import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { INITIAL_REGISTRATION } from '../../domain/candidates/registration';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { RegisterView } from '../../src/features/auth/RegisterView';
import { firstOptions, registrationOptions } from '../../src/lib/vocabulary/registrationOptions';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Register',
  component: RegisterView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    initialValues: INITIAL_REGISTRATION,
    options: registrationOptions(CONSTANTS, { language: 'sv', isMobile: false, others: 'Andra' }),
    firstOptions: null,
    onRetryOptions: null,
    arrival: null,
    targetPath: null,
    sharedComputer: false,
    onTypedEarly: fn(),
    pending: null,
    problem: null,
    onChange: fn(),
    onSubmit: fn(async () => ({})),
    loginHref: '/login',
    stepsHref: '/register/email',
    linkComponent: 'a',
    demo: false,
  },
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Before the scripts have loaded, and without any: native selects. */
export const WithoutScript: Story = {
  args: {
    options: null,
    firstOptions: firstOptions(
      registrationOptions(CONSTANTS, { language: 'sv', isMobile: false, others: '' }),
    ),
  },
};

/** The options are being read: the labels are shown, the boxes have their size. */
export const Loading: Story = { args: { options: null } };

/** Nothing is filled in: the summary gets the focus and links to each field. */
export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button').slice(-1)[0] ?? canvasElement);
    const [link] = await waitFor(() =>
      within(document.activeElement as HTMLElement).getAllByRole('link'),
    );
    await userEvent.click(link ?? canvasElement);
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
  },
};

export const Filled: Story = {
  args: {
    initialValues: {
      email: 'alva.nordanvik@example.com',
      professions: ['sjukskoterska'],
      workfields: ['akutmottagning', 'internmedicin'],
      locations: ['r-01', 'r-03'],
      employmentTypes: ['konsult', 'vikariat'],
    },
  },
};

/** Redirected from logging in with a BankID that has no account. */
export const NotRegistered: Story = { args: { arrival: 'not_registered', demo: true } };

/** The options could not be loaded. */
export const OptionsFailed: Story = { args: { options: null, onRetryOptions: fn() } };

/** A provider has verified the user: names and address are filled in, and BankID comes later. */
export const Vouched: Story = {
  args: {
    vouched: 'google',
    arrival: 'social_not_registered',
    initialValues: {
      ...INITIAL_REGISTRATION,
      firstName: 'Tindra',
      lastName: 'Solhage',
      email: 'tindra.solhage@example.com',
    },
  },
};
