import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EMPTY_FILTER, type JobFilter } from '../../domain/jobs/filter';
import type { JobList } from '../../src/data/jobs';
import { JobListView } from '../../src/features/job-search/JobListView';
import { aVocabulary } from '../../src/features/job-search/testing/aVocabulary';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const list: JobList = {
  jobs: someJobs(9),
  total: 42,
  suggestions: [],
  ignored: false,
  busy: false,
  failed: false,
  retry: fn(),
  more: 'idle',
  loadMore: fn(),
};

const FILTER: JobFilter = {
  ...EMPTY_FILTER,
  locations: ['r-12', 'm-0180'],
  workfields: ['psykiatri'],
  minHourlyRate: 650,
  fromDate: '2026-12-01',
};

/** A view's props for a filter and a state of its list. */
function propsFor(filter: JobFilter, changes: Partial<JobList> = {}) {
  const vocabulary = aVocabulary();
  return {
    title: 'Lediga uppdrag i vården',
    search: {
      action: '/jobs',
      draft: { filter, order: 'newest' as const },
      onDraftChange: fn(),
      onSearch: fn(),
      onOpenFilters: fn(),
      onIntent: fn(),
      vocabulary,
    },
    results: {
      list: { ...list, ...changes },
      filter,
      onFilter: fn(),
      vocabulary,
      today: '2026-11-21',
    },
    sort: { order: 'newest' as const, hrefOf: (order: string) => `/jobs?order=${order}` },
  };
}

const meta = {
  title: 'Screens/Job search/List',
  component: JobListView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: propsFor(EMPTY_FILTER),
} satisfies Meta<typeof JobListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: propsFor(EMPTY_FILTER, { jobs: undefined, busy: true }) };

/** Another filter is being read: the shown jobs stay readable. */
export const Refetching: Story = { args: propsFor(EMPTY_FILTER, { busy: true }) };

export const Failed: Story = {
  args: propsFor(EMPTY_FILTER, { jobs: undefined, failed: true }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Försök igen|Try again/ }));
    await expect(args.results.list.retry).toHaveBeenCalledOnce();
  },
};

/** Every active filter can be removed; the focus stays among the chips. */
export const Filtered: Story = {
  args: propsFor(FILTER),
  play: async ({ args, canvas }) => {
    const chips = within(canvas.getByRole('list', { name: /Valda filter|Chosen filters/ }));
    await userEvent.click(chips.getByRole('button', { name: /Skåne län/ }));
    await expect(args.results.onFilter).toHaveBeenLastCalledWith({
      ...FILTER,
      locations: ['m-0180'],
    });
  },
};

/** Nothing matches: the filters to drop are listed, each with a button. */
export const Empty: Story = {
  args: propsFor(FILTER, {
    jobs: [],
    total: 0,
    more: 'none',
    suggestions: [
      { drop: 'hourlyRate', total: 12 },
      { drop: 'locations', total: 3 },
    ],
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Utan timlön|Any hourly rate/ }));
    await expect(args.results.onFilter).toHaveBeenLastCalledWith({
      ...FILTER,
      minHourlyRate: null,
    });
  },
};

export const LoadingMore: Story = { args: propsFor(EMPTY_FILTER, { more: 'loading' }) };
export const MoreFailed: Story = { args: propsFor(EMPTY_FILTER, { more: 'failed' }) };
export const AllShown: Story = { args: propsFor(EMPTY_FILTER, { total: 9, more: 'none' }) };

/** An address that asks for what the candidate may take, opened by a visitor: all jobs, and why. */
export const NobodySignedIn: Story = {
  args: propsFor({ ...EMPTY_FILTER, onlyEligible: true }, { ignored: true }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Logga in|^Log in|^\[/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/login'));
  },
};
