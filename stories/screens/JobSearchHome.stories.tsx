import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EMPTY_FILTER } from '../../domain/jobs/filter';
import { HomeView, type HomeViewProps } from '../../src/features/job-search/home/HomeView';
import { aFirstVocabulary } from '../../src/features/job-search/testing/aVocabulary';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const query = { filter: EMPTY_FILTER, order: 'newest' as const };

const jobs: HomeViewProps['jobs'] = {
  list: {
    jobs: someJobs(15),
    total: 2000,
    suggestions: [],
    near: [],
    nearby: null,
    understood: null,
    undated: 0,
    ignored: false,
    busy: false,
    failed: false,
    retry: fn(),
    more: 'idle',
    loadMore: fn(),
  },
  query,
  addressed: false,
  shownBefore: 3,
};

const open: HomeViewProps['hero']['open'] = {
  total: 2000,
  professions: [
    { id: 'sjukskoterska', sv: 'Sjuksköterska', en: 'Nurse', total: 412 },
    { id: 'underskoterska', sv: 'Undersköterska', en: 'Assistant nurse', total: 268 },
    { id: 'barnmorska', sv: 'Barnmorska', en: 'Midwife', total: 97 },
  ].map(({ id, sv, en, total }) => ({ id, pathId: id, name: { sv, en }, total })),
  regions: [
    { id: 'r-01', pathId: 'stockholms-lan', name: 'Stockholms län', total: 391 },
    { id: 'r-14', pathId: 'vastra-gotalands-lan', name: 'Västra Götalands län', total: 305 },
    { id: 'r-12', pathId: 'skane-lan', name: 'Skåne län', total: 244 },
  ],
  weeks: [840, 912, 903, 790].map((total, at) => ({
    weekNumber: 49 + at,
    fromDate: `2026-12-0${at + 1}`,
    toDate: `2026-12-0${at + 2}`,
    total,
  })),
};

const meta = {
  title: 'Screens/Job search/Home',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    hero: { total: 2000, name: null, begun: null, open },
    search: {
      action: '/jobs',
      draft: query,
      onDraftChange: fn(),
      onSearch: fn(),
      onClear: fn(),
      onOpenFilters: fn(),
      onIntent: fn(),
      vocabulary: aFirstVocabulary(),
    },
    remembered: null,
    suggestions: { by: 'newest', jobs: someJobs(3) },
    care: {
      id: 'r-24',
      key: 'vasterbottens-lan',
      name: 'Västerbottens län',
      total: 84,
      places: [
        { pathId: 'umea', label: 'Umeå', total: 41 },
        { pathId: 'skelleftea', label: 'Skellefteå', total: 23 },
      ],
      roles: [
        { pathId: 'sjukskoterska', label: 'Sjuksköterska', total: 12 },
        { pathId: 'barnmorska', label: 'Barnmorska', total: 3 },
      ],
    },
    highestRates: someJobs(3, 40),
    jobs,
    today: '2026-11-21',
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor’s first visit: a chosen work field is added to the search. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Tandvård|Dental care)/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Käkkirurgi|Oral surgery/ }));
    await expect(args.search.onDraftChange).toHaveBeenLastCalledWith({
      ...EMPTY_FILTER,
      workfields: ['kakkirurgi'],
    });
  },
};

/**
 * The choices stored on this device are shown below the search, with a button that deletes them.
 */
export const Remembered: Story = {
  args: {
    remembered: 'Västerbottens län · Psykiatri · Från 650 kr/h',
    suggestions: { by: 'choices', jobs: someJobs(3, 60) },
    jobs: { ...jobs, shownBefore: 0 },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /senaste val|latest choices/ }));
    await expect(args.search.onClear).toHaveBeenCalledOnce();
  },
};

/** Signed in: a greeting, what was begun, and suggestions from the profile. */
export const SignedIn: Story = {
  args: {
    hero: {
      total: 2000,
      name: 'Alva',
      begun: {
        interview: {
          applicationId: 'a-1',
          startsAt: '2026-11-24T09:00:00Z',
          title: 'Sjuksköterska till akuten',
          workplaceName: 'Norrlands universitetssjukhus',
        },
        draft: {
          jobId: 'v-1',
          title: 'Sjuksköterska till dialysen',
          workplaceName: 'Skellefteå lasarett',
        },
        matches: 14,
      },
      open,
    },
    suggestions: { by: 'profile', jobs: someJobs(3, 60) },
    jobs: { ...jobs, shownBefore: 0 },
  },
  play: async ({ canvas }) => {
    const begun = await canvas.findByRole('list', { name: /där du var|left off/ });
    await expect(within(begun).getAllByRole('link')).toHaveLength(3);
  },
};

/** The address has filters: their result comes first, without suggestions. */
export const Filtered: Story = {
  args: {
    suggestions: null,
    jobs: { ...jobs, addressed: true, shownBefore: 0 },
  },
};

/** No job at all: the search and the links remain. */
/** While the server reads in its lists. */
export const Loading: Story = {
  args: {
    hero: { total: null, name: null, begun: null, open: null },
    suggestions: { by: 'newest', jobs: [] },
    care: null,
    highestRates: [],
    jobs: {
      ...jobs,
      list: { ...jobs.list, jobs: undefined, total: 0, busy: true },
      shownBefore: 0,
    },
  },
};
export const Empty: Story = {
  args: {
    hero: { total: 0, name: null, begun: null, open: null },
    suggestions: { by: 'newest', jobs: [] },
    care: null,
    highestRates: [],
    jobs: { ...jobs, list: { ...jobs.list, jobs: [], total: 0, more: 'none' } },
  },
};
