import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpenedJobsView } from '../../src/features/openings/OpenedJobsView';
import { aJobSummary } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const results = Array.from({ length: 6 }, (_, at) => aJobSummary({ id: `v-${at}` }));

const meta = {
  title: 'Screens/Opened jobs',
  component: OpenedJobsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    title: 'HLR-intyg',
    change: 'document.cpr_certificate',
    jobs: { results, total: 36 },
    page: 1,
    gone: false,
    onRetry: null,
    today: '2026-04-29',
    linkComponent: 'a',
  },
} satisfies Meta<typeof OpenedJobsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The jobs that one thing opens, page by page. */
export const ByOneThing: Story = {};
/** Those that are open as it is. */
export const Now: Story = { args: { title: null, change: 'now', jobs: { results, total: 6 } } };
/** A kept link, of what has been done meanwhile. */
export const Gone: Story = { args: { title: undefined, jobs: undefined, gone: true } };
/** They have all been filled since. */
export const NoneLeft: Story = { args: { jobs: { results: [], total: 0 } } };
export const Reading: Story = { args: { jobs: undefined } };
export const Failed: Story = { args: { jobs: undefined, onRetry: () => undefined } };
