import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { BookedAssignment, PlannedJob, YearOfWork } from '../../domain/api/planning';
import { CalendarAddressView } from '../../src/features/planner/CalendarAddressView';
import { GapRow } from '../../src/features/planner/GapRow';
import { PlannerView } from '../../src/features/planner/PlannerView';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const job = (changes: Partial<PlannedJob> = {}): PlannedJob => ({
  id: 'v-1',
  slug: 'sjukskoterska-natt--v-1',
  title: 'Sjuksköterska, natt, till akutmottagningen i Umeå',
  workplaceName: 'Norrlands exempelsjukhus',
  from: '2026-06-08',
  to: '2026-06-28',
  shifts: [
    { day: '2026-06-08', from: '13:00', to: '21:00' },
    { day: '2026-06-09', from: '06:00', to: '14:00' },
    { day: '2026-06-15', from: '21:00', to: '07:00' },
    { day: '2026-06-16', from: '21:00', to: '07:00' },
  ],
  ...changes,
});

const booked = (applicationId: string, changes: Partial<PlannedJob> = {}): BookedAssignment => ({
  applicationId,
  status: 'employed',
  job: job(changes),
});

const empty: YearOfWork = { year: 2026, assignments: [], interviews: [], considered: null };

const full: YearOfWork = {
  ...empty,
  assignments: [
    booked('a-1', { shifts: null, from: '2026-03-02', to: '2026-03-15', title: 'Dag i Kiruna' }),
    booked('a-2'),
    booked('a-3', { id: 'v-3', from: '2026-09-14', to: null, shifts: null, title: 'Vårdcentral' }),
    booked('a-4', { id: 'v-4', from: null, to: null, shifts: null, title: 'Ambulans i Ystad' }),
  ],
  interviews: [
    {
      applicationId: 'a-5',
      startsAt: '2026-05-19T08:00:00.000Z',
      endsAt: '2026-05-19T08:30:00.000Z',
      job: { title: 'Barnmorska', slug: 'barnmorska--v-5', workplaceName: 'Exempelkliniken' },
    },
  ],
};

const considered = job({
  id: 'v-9',
  title: 'Sjuksköterska till intensivvården',
  workplaceName: 'Exempelsjukhuset',
  from: '2026-06-15',
  to: '2026-07-05',
  shifts: [
    { day: '2026-06-17', from: '13:00', to: '22:00' },
    { day: '2026-06-29', from: '07:00', to: '15:30' },
  ],
});

const address = {
  address: null,
  onRetry: null,
  url: null,
  busy: false,
  failed: false,
  proof: null,
  onProof: async () => {},
  onMake: async () => true,
  onRevoke: async () => true,
};

const meta = {
  title: 'Screens/Planner',
  component: PlannerView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    years: [
      { year: 2026, href: '/candidate/planner' },
      { year: 2027, href: '/candidate/planner?year=2027' },
    ],
    year: 2026,
    today: '2026-04-29',
    plan: full,
    onRetry: null,
    availableWeeks: new Set(['20_2026', '27_2026', '28_2026']),
    chosen: [],
    onChosenChange: fn(),
    considers: false,
    dropHref: '/candidate/planner',
    jobHref: (slug) => `/jobb/${slug}`,
    interviewHref: (id) => `/candidate/interview?application=${id}`,
    applicationsHref: '/job-applications',
    preferencesHref: '/account?page=preferences',
    linkComponent: 'a',
    preferred: 'Sjuksköterska, Stockholms län, Uppsala län',
    onlyPreferred: true,
    onOnlyPreferredChange: fn(),
    gapRow: (gap) => (
      <GapRow key={gap.from} gap={gap} count={42} href="/lediga-jobb" linkComponent="a" />
    ),
    saving: false,
    outcome: null,
    onSave: fn(),
    calendar: <CalendarAddressView {...address} />,
  },
} satisfies Meta<typeof PlannerView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Assignments, an interview, public holidays, availability, and a day with too little rest. */
export const Booked: Story = {
  play: async ({ canvas, args, globals }) => {
    if (globals.locale !== 'sv') return;
    // Booked weeks have no box
    await expect(canvas.queryByRole('checkbox', { name: /^Vecka 24 / })).toBeNull();
    const free = canvas.getByRole('checkbox', { name: /^Vecka 27 / });
    await expect(free).toHaveAccessibleDescription(/Du kan arbeta/);
    free.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(['27_2026']);
    await expect(
      canvas.getByText('9 h vila mellan måndag 21:00 och tisdag 06:00; lagen kräver 11 h.'),
    ).toBeVisible();
  },
};
export const EmptyYear: Story = {
  args: { plan: empty, availableWeeks: new Set(), preferred: null },
};
export const Chosen: Story = {
  args: { chosen: ['19_2026', '20_2026', '27_2026', '1_2027'] },
  play: async ({ canvas, args, globals }) => {
    if (globals.locale !== 'sv') return;
    await expect(canvas.getByText(/^4 veckor i 3 perioder/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ange att jag kan arbeta' }));
    await expect(args.onSave).toHaveBeenLastCalledWith(true);
  },
};
export const Saved: Story = { args: { chosen: ['20_2026'], outcome: 'saved' } };
export const NotSaved: Story = { args: { chosen: ['20_2026'], outcome: 'not_saved' } };
/** The number of a period's jobs is loading, or could not be loaded. */
export const Counting: Story = {
  args: {
    chosen: ['19_2026', '27_2026'],
    gapRow: (gap) => (
      <GapRow
        key={gap.from}
        gap={gap}
        count={gap.from < '2026-06' ? undefined : null}
        href="/lediga-jobb"
        linkComponent="a"
      />
    ),
  },
};
/** A job beside what is booked: too little rest because of it. */
export const Considered: Story = { args: { plan: { ...full, considered }, considers: true } };
export const ConsideredWithoutShifts: Story = {
  args: { plan: { ...full, considered: { ...considered, shifts: null } }, considers: true },
};
/** What is booked beside it names no shifts: nothing is said of the rest. */
export const ConsideredWithUnknownRest: Story = {
  args: {
    plan: {
      ...full,
      considered: {
        ...considered,
        from: '2026-09-14',
        to: '2026-09-20',
        shifts: [{ day: '2026-09-15', from: '07:00', to: '15:30' }],
      },
    },
    considers: true,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/vilan kan inte räknas ut|rest cannot be worked out/u),
    ).toBeVisible();
  },
};
export const ConsideredIsGone: Story = { args: { considers: true } };
export const Reading: Story = { args: { plan: undefined } };
export const Failed: Story = { args: { plan: undefined, onRetry: fn() } };
export const AddressMade: Story = {
  args: {
    plan: empty,
    calendar: (
      <CalendarAddressView
        {...address}
        address={{ createdAt: '2026-04-29T09:00:00.000Z', device: 'Firefox, Linux' }}
        url={`https://vikari.example/calendar/${'a'.repeat(43)}.ics`}
      />
    ),
  },
};
export const AddressThere: Story = {
  args: {
    plan: empty,
    calendar: (
      <CalendarAddressView
        {...address}
        address={{ createdAt: '2026-04-29T09:00:00.000Z', device: 'Firefox, Linux' }}
      />
    ),
  },
};

/** Making an address needs a recent proof of who asks. */
export const AddressNeedsProof: Story = {
  args: { plan: empty, calendar: <CalendarAddressView {...address} failed proof="any" /> },
};
