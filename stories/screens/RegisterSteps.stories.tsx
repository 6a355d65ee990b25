import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  REGISTER_STEPS,
  type RegisterStep,
  type RegisterValues,
} from '../../domain/candidates/registrationSteps';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { RegisterStepsView } from '../../src/features/auth/steps/RegisterStepsView';
import { registerValues } from '../../src/features/auth/steps/registerValues';
import {
  firstOptions,
  registrationOptions,
  systemOptions,
} from '../../src/lib/vocabulary/registrationOptions';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const OPTIONS = {
  ...registrationOptions(CONSTANTS, { language: 'sv', isMobile: false, others: 'Andra' }),
  systems: systemOptions(CONSTANTS),
};
const FIRST = { ...firstOptions(OPTIONS), systems: OPTIONS.systems };

const EMPTY = registerValues(null, 'registration');
const FILLED: RegisterValues = {
  type: 'registrationWithJobApplication',
  email: 'alva.nordanvik@example.com',
  professions: ['sjukskoterska', 'barnmorska'],
  workfields: ['akutmottagning', 'internmedicin'],
  locations: ['r-01', 'r-03'],
  employmentTypes: ['konsult', 'vikariat'],
  availableFrom: '2026-12-01',
  systems: ['takecare'],
  workplace: 'Exempelsjukhuset, Umeå',
  visibility: 'offers',
  firstName: 'Alva',
  lastName: 'Nordanvik',
  phone: '+46 70-174 06 05',
};
const SUGGESTIONS = [
  { name: 'Exempelsjukhuset', place: 'Umeå' },
  { name: 'Exempelkliniken', place: null },
];

const SEND_LINK = fn(async () => 'sent' as const);

const doneBefore = (step: RegisterStep) => REGISTER_STEPS.slice(0, REGISTER_STEPS.indexOf(step));

const meta = {
  title: 'Screens/Register steps',
  component: RegisterStepsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    step: 'email',
    done: [],
    initialValues: EMPTY,
    options: OPTIONS,
    firstOptions: null,
    suggestions: null,
    production: true,
    targetPath: null,
    sharedComputer: false,
    problem: null,
    saving: false,
    arrival: null,
    onRetryOptions: null,
    onSendLink: null,
    onChange: fn(),
    onTypedEarly: fn(),
    onSave: fn(async () => ({})),
    bankid: {
      pending: null,
      social: { providers: [], pending: null, busy: false },
      onChoose: fn(),
      onSocial: fn(),
    },
    stepHref: (step) => `#${step}`,
    onePageHref: '/register?form=page',
    loginHref: '/login',
    linkComponent: 'a',
    demo: false,
  },
} satisfies Meta<typeof RegisterStepsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a registration whose earlier pages are complete. */
const at = (step: RegisterStep, args: Story['args'] = {}): Story => ({
  args: { step, done: doneBefore(step), initialValues: FILLED, onSendLink: SEND_LINK, ...args },
});

export const Email: Story = {};
export const Type: Story = at('type');
export const Profession: Story = at('profession');
export const Roles: Story = at('roles');
export const Workfields: Story = at('workfields');
export const Locations: Story = at('locations');
export const Employment: Story = at('employment');
export const Availability: Story = at('availability');
export const Systems: Story = at('systems');
export const Workplace: Story = at('workplace', { suggestions: SUGGESTIONS });
export const Visibility: Story = at('visibility');
export const Contact: Story = at('contact');
export const Bankid: Story = at('bankid');

/** The empty page is refused: the summary gets the focus and links to the field. */
const refused = (step: RegisterStep): Story => ({
  args: { step, done: doneBefore(step), initialValues: { ...EMPTY, employmentTypes: [] } },
  play: async ({ args, canvasElement }) => {
    const form = canvasElement.querySelector('form');
    form?.requestSubmit();
    await waitFor(() =>
      expect(within(document.activeElement as HTMLElement).getAllByRole('link')).not.toEqual([]),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const EmailRefused: Story = refused('email');
export const ProfessionRefused: Story = refused('profession');
export const WorkfieldsRefused: Story = refused('workfields');
export const LocationsRefused: Story = refused('locations');
export const EmploymentRefused: Story = refused('employment');
export const VisibilityRefused: Story = refused('visibility');
export const ContactRefused: Story = refused('contact');

/** A suggested workplace is taken over into the field. */
export const WorkplaceSuggested: Story = {
  ...at('workplace', { suggestions: SUGGESTIONS, initialValues: { ...FILLED, workplace: 'ex' } }),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    if (first) await userEvent.click(first);
    await expect(canvas.getByRole('textbox')).toHaveValue('Exempelsjukhuset, Umeå');
  },
};

/** The options are being read. */
export const Loading: Story = at('locations', { options: null });

/** Before the scripts have loaded, and without any: the browser's own list. */
export const WithoutScript: Story = at('locations', { options: null, firstOptions: FIRST });

/** The options could not be loaded. */
export const OptionsFailed: Story = at('workfields', { onRetryOptions: fn() });

export const Saving: Story = at('employment', { saving: true });

/** The connection is lost: the page says so, and what was filled in is kept. */
export const Offline: Story = at('employment', { problem: 'network' });

/** Somebody came back from BankID without having confirmed. */
export const Cancelled: Story = at('bankid', { arrival: 'cancelled' });

/** Redirected from logging in with a BankID that has no account. */
export const NotRegistered: Story = at('systems', { arrival: 'not_registered', demo: true });
