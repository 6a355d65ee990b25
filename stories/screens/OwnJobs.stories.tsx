import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApplicationsFrame } from '../../src/features/application/ApplicationsFrame';
import { OwnJobsView } from '../../src/features/own-jobs/OwnJobsView';
import { aJobSummary } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const list = {
  jobs: [aJobSummary()],
  total: 1,
  failed: false,
  more: 'none' as const,
  loadMore: fn(),
  retry: fn(),
};

const meta = {
  title: 'Screens/Suggested jobs',
  component: OwnJobsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [
    (Story) => (
      <ApplicationsFrame tabs={null}>
        <Story />
      </ApplicationsFrame>
    ),
    siteScreen,
  ],
  args: {
    kind: 'suggested',
    list,
    relaxed: [],
    preferencesHref: '/account?page=preferences',
    searchHref: null,
    linkComponent: 'a',
    today: '2026-03-02',
  },
} satisfies Meta<typeof OwnJobsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** No job fits everything: it says what was left out. */
export const Relaxed: Story = { args: { relaxed: ['systems', 'period'] } };
export const ByPreference: Story = { args: { kind: 'preference', searchHref: '/jobs?q=a' } };
export const Loading: Story = { args: { list: { ...list, jobs: undefined } } };
export const Empty: Story = { args: { list: { ...list, jobs: [], total: 0 } } };
export const Failed: Story = { args: { list: { ...list, jobs: undefined, failed: true } } };
export const More: Story = { args: { list: { ...list, total: 40, more: 'idle' } } };
