import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OpeningAnswer, OpeningPay, Openings } from '../../domain/api/counterfactuals';
import { OpeningsView } from '../../src/features/openings/OpeningsView';
import { aJobSummary } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const week = (amount: number) => ({
  amount,
  amountFrom66: amount + 900,
  amountAbroad: amount + 400,
});
const pay = (median: number, best: number, known: number): OpeningPay => ({
  median: week(median),
  best: week(best),
  known,
});
const AD = { kind: 'ad', url: null } as const;
const AGREEMENT = { kind: 'agreement', url: 'https://www.example.com/avtal' } as const;

const examples = ['Sjuksköterska, natt, till akuten', 'Sjuksköterska till IVA', 'Vårdcentral'].map(
  (title, at) => aJobSummary({ id: `v-${at}`, title }),
);

const opening = (changes: Partial<OpeningAnswer>): OpeningAnswer => ({
  id: 'document.cpr_certificate',
  steps: [
    {
      kind: 'document',
      rule: 'documents',
      sources: [AD],
      values: { type: 'cpr_certificate', validTo: '2027-04-29' },
      workRole: null,
    },
  ],
  opened: 12,
  region: null,
  pay: pay(9800, 12_400, 12),
  examples,
  ...changes,
});

const wait = opening({
  id: 'wait.2027-03-03',
  steps: [
    {
      kind: 'wait',
      rule: 'qualifying_period',
      sources: [AGREEMENT, AD],
      values: { day: '2027-03-03' },
      workRole: null,
    },
  ],
  opened: 41,
  region: 'Västerbottens län',
  pay: pay(9100, 13_000, 30),
});

const years = opening({
  id: 'experience.sjukskoterska.1',
  steps: [
    {
      kind: 'experience',
      rule: 'experience',
      sources: [AGREEMENT, AD],
      values: { workRole: 'sjukskoterska', years: 1 },
      workRole: { sv: 'Sjuksköterska', en: 'Nurse' },
    },
  ],
  opened: 1,
  pay: pay(9000, 9000, 1),
  examples: examples.slice(0, 1),
});

const some: Openings = {
  professions: 1,
  now: { total: 87, pay: pay(8900, 11_800, 80) },
  ofProfession: 214,
  missing: [],
  openings: [wait, opening({}), years],
  points: [
    { kind: 'references', points: 10, applications: 3, values: { count: 1 }, name: null },
    {
      kind: 'system',
      points: 10,
      applications: 1,
      values: { system: 'takecare' },
      name: 'TakeCare',
    },
  ],
};
const nothing = (changes: Partial<Openings>): Openings => ({
  ...some,
  openings: [],
  points: [],
  ...changes,
});

const meta = {
  title: 'Screens/Openings',
  component: OpeningsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    openings: some,
    onRetry: null,
    sort: 'jobs',
    taxGroup: null,
    jobHref: (slug) => `/jobb/${slug}`,
    jobsHref: '/lediga-jobb',
    linkComponent: 'a',
  },
} satisfies Meta<typeof OpeningsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What opens most first, with why, what it gives and where it is done. */
export const Ranked: Story = {
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'sv') return;
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveAccessibleName(
      /^\+41 uppdrag till i Västerbottens län\s*:\s*Vänta till 3 mars 2027$/u,
    );
    // One job has no half, and what they can take now is said once
    await expect(cards[2]).toHaveTextContent('Ger ca 9');
    await expect(cards[2]).not.toHaveTextContent('Hälften');
    await expect(canvas.getAllByText(/Hälften ger minst/u)).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Ladda upp HLR-intyg' })).toHaveAttribute(
      'href',
      '/account?page=documents#document-cpr_certificate',
    );
  },
};
/** By what they give; where that is not known they come last. */
export const ByPay: Story = {
  args: { sort: 'pay' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('+12');
  },
};
/** Nothing opens anything by itself. */
export const TwoTogether: Story = {
  args: {
    openings: nothing({
      now: { total: 0, pay: null },
      openings: [
        opening({
          id: 'both',
          opened: 4,
          steps: [...opening({}).steps, ...years.steps],
          pay: null,
        }),
      ],
    }),
  },
};
export const AllAlready: Story = {
  args: { openings: nothing({ now: { total: 214, pay: null }, ofProfession: 214 }) },
};
/** More than two things are missing everywhere. */
export const StartHere: Story = {
  args: {
    openings: nothing({
      now: { total: 0, pay: null },
      missing: [
        { rule: 'licence', jobs: 113 },
        { rule: 'documents', jobs: 94 },
        { rule: 'experience', jobs: 90 },
      ],
    }),
  },
};
export const NothingMore: Story = { args: { openings: nothing({}) } };
export const NoJobs: Story = {
  args: { openings: nothing({ now: { total: 0, pay: null }, ofProfession: 0 }) },
};
export const NoProfession: Story = {
  args: { openings: nothing({ professions: 0, now: { total: 0, pay: null }, ofProfession: 0 }) },
};
export const Reading: Story = { args: { openings: undefined } };
export const Failed: Story = { args: { openings: undefined, onRetry: () => undefined } };
