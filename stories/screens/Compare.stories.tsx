import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Job } from '../../domain/jobs/job';
import { aJob } from '../../domain/jobs/testing/aJob';
import type { ComparedJob } from '../../domain/jobViews/comparison';
import { toJobDetail } from '../../domain/jobViews/publicDetail';
import {
  MissingJobs,
  NothingToCompare,
  TooManyJobs,
} from '../../src/features/compare/CompareInstead';
import { CompareView } from '../../src/features/compare/CompareView';
import styles from '../../src/features/compare/compare.module.css';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const VISITOR = { isCandidate: false, includeWorkplace: true, applied: false };
const DATES = { startsOn: '2027-01-11', endsOn: '2027-03-28', closesOn: '2026-12-12' };

function compared(changes: Partial<Job>, closed = false): ComparedJob {
  const job = toJobDetail(aJob({ ...DATES, ...changes }), VISITOR);
  return { job, closed, pay: job.inHand };
}

const NIGHT = compared({
  id: 'v-0001',
  title: 'Sjuksköterska till akutmottagning, natt',
  timeOfDay: ['night'],
  travel: 'paid',
  housing: 'arranged',
  requires: { licence: true, yearsInProfession: 2, documents: ['cv', 'id_card', 'hosp_licence'] },
});
const COMPANY = compared({
  id: 'v-0002',
  title: 'Sjuksköterska, vårdcentral',
  hourlyRate: { min: 900, max: 950, basis: 'consultant_invoice' },
  endsOn: '2027-02-14',
  requires: { licence: true, yearsInProfession: 0, documents: [] },
});
const AD = compared({
  id: 'jt-0003',
  title: 'Distriktssköterska till kommunal hemsjukvård',
  hourlyRate: null,
  hoursPerWeek: null,
  startsOn: null,
  endsOn: null,
  source: {
    name: 'jobtech',
    id: '3',
    url: 'https://arbetsformedlingen.se/platsbanken',
    applyUrl: 'https://jobb.example.com/lediga/3',
    extent: 'part_time',
    datesRebased: false,
    scope: { min: 50, max: 75 },
    conditions: 'Deltid. Tillträde enligt överenskommelse.',
    salaryText: 'Enligt avtal',
  },
});

const meta = {
  title: 'Screens/Compare',
  component: CompareView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>, siteScreen],
  args: {
    jobs: [NIGHT, COMPANY, AD],
    differencesOnly: false,
    tax: null,
    renderOwn: null,
    similar: [],
  },
} satisfies Meta<typeof CompareView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three jobs: employed, by invoice, and an ad that states little. */
export const Three: Story = {
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const name = new RegExp(`^${say('job_detail.fact.travel')} ?, ${say('compare.differs')}$`);
    const row = canvas.getByRole('rowheader', { name }).closest('tr');
    await expect(within(row ?? canvas.getByRole('table')).getAllByRole('cell')).toHaveLength(3);
  },
};

/** Only what differs. */
export const Differences: Story = {
  args: { jobs: [NIGHT, COMPANY], differencesOnly: true },
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'job_detail.fact.place' });
    await expect(canvas.queryByRole('rowheader', { name })).toBeNull();
  },
};

/** By the reader's own tax, and one of the jobs is closed. */
export const OwnTaxAndClosed: Story = {
  args: {
    jobs: [NIGHT, { ...COMPANY, closed: true }],
    tax: { place: 'Umeå', taxGroup: 'from_66' },
  },
};

/** Of a reader who lives abroad. */
export const Abroad: Story = {
  args: { jobs: [NIGHT, COMPANY], tax: { place: null, taxGroup: 'abroad' } },
};

/** The store is down: of one job only its row in lists is at hand. */
export const KnownInPart: Story = {
  args: {
    jobs: [
      NIGHT,
      {
        ...COMPANY,
        job: { ...COMPANY.job, partial: true, travel: null, housing: null, requires: null },
      },
    ],
  },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await expect(canvas.getByText(say('compare.partial.title'))).toBeVisible();
    await expect(canvas.getAllByText(say('compare.not_at_hand')).length).toBeGreaterThan(2);
    await expect(
      canvas.queryByRole('rowheader', { name: new RegExp(`^${say('job_detail.fact.travel')} ?,`) }),
    ).toBeNull();
  },
};

/** One job, and similar ones to compare it with. */
export const One: Story = {
  args: { jobs: [NIGHT], similar: someJobs(3).map((job) => ({ ...job, reasons: [] })) },
};

/** What the address names cannot be shown. */
export const CannotBeShown: Story = {
  render: () => (
    <>
      <MissingJobs
        missing={[
          { id: 'v-9999', names: null },
          { id: 'v-0004', names: NIGHT.job.names },
        ]}
      />
      <NothingToCompare />
    </>
  ),
};

export const TooMany: Story = {
  render: () => <TooManyJobs ids={['v-1', 'v-2', 'v-3', 'v-4']} />,
};
