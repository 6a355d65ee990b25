import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EMPTY_FILTER } from '../../domain/jobs/filter';
import { LandingView } from '../../src/features/job-search/landing/LandingView';
import { aVocabulary } from '../../src/features/job-search/testing/aVocabulary';
import { someJobs } from '../../src/features/job-search/testing/jobs';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const filter = { ...EMPTY_FILTER, workroles: ['barnmorska'], locations: ['m-2480'] };
const vocabulary = aVocabulary();
const results = {
  list: {
    jobs: someJobs(9),
    total: 9,
    suggestions: [],
    near: [],
    nearby: null,
    understood: null,
    undated: 0,
    ignored: false,
    busy: false,
    failed: false,
    retry: fn(),
    more: 'none' as const,
    loadMore: fn(),
  },
  filter,
  onFilter: fn(),
  hrefOf: () => '/jobs',
  vocabulary,
  today: '2026-11-21',
};

const meta = {
  title: 'Screens/Job search/Landing',
  component: LandingView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    texts: {
      title: 'Lediga uppdrag som barnmorska i Umeå',
      description: '9 uppdrag som barnmorska i Umeå.',
      heading: '9 uppdrag som barnmorska i Umeå',
    },
    crumbs: [
      { label: 'Start', href: '/' },
      { label: 'Alla uppdrag', href: '/lediga-jobb' },
      { label: 'Barnmorska', href: '/barnmorska/lediga-jobb' },
      { label: 'Umeå', href: '/barnmorska/umea/lediga-jobb' },
    ],
    search: {
      action: '/jobs',
      draft: { filter, order: 'newest' },
      onDraftChange: fn(),
      onSearch: fn(),
      onOpenFilters: fn(),
      onIntent: fn(),
      vocabulary,
    },
    results,
    highestRates: someJobs(3, 40),
    otherJobs: someJobs(3, 60),
    othersBy: 'role',
    placeLinks: [{ href: '/barnmorska/skelleftea/lediga-jobb', label: 'Skellefteå', total: 4 }],
    fieldLinks: [{ href: '/jobs?workfields=bb', label: 'BB', total: 3 }],
  },
} satisfies Meta<typeof LandingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** A page of a role and a place without a job still has links. */
export const Empty: Story = {
  args: {
    results: { ...results, list: { ...results.list, jobs: [], total: 0 } },
    highestRates: [],
  },
};
