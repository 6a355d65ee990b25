import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Assignment } from '../../domain/api/assignments';
import { AssignmentsView } from '../../src/features/application/AssignmentsView';
import { aJobSummary } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

function anAssignment(changed: Partial<Assignment> & Pick<Assignment, 'id'>): Assignment {
  return {
    jobId: 'v-1',
    phase: 'ongoing',
    hiredAt: '2026-10-20T09:30:00.000Z',
    job: aJobSummary({ startsOn: '2026-11-02', endsOn: '2027-01-10' }),
    careProvider: 'Region Västerbotten',
    unit: 'Avdelning 3',
    contact: {
      name: 'Eva Ek',
      title: 'Vårdenhetschef',
      phone: '08-465 004 00',
      email: 'eva.ek@example.com',
    },
    chatEnded: false,
    ...changed,
  };
}

const meta = {
  title: 'Screens/Assignments',
  component: AssignmentsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    list: 'ongoing',
    assignments: [
      anAssignment({ id: 'now' }),
      anAssignment({
        id: 'open',
        job: aJobSummary({ title: 'Distriktssköterska', startsOn: '2026-09-01', endsOn: null }),
        contact: null,
      }),
      anAssignment({
        id: 'later',
        phase: 'upcoming',
        job: aJobSummary({ title: 'Julvikarie', startsOn: '2026-12-21', endsOn: '2026-12-27' }),
      }),
    ],
    more: null,
    onRetry: null,
    jobHref: ({ slug }) => `/jobb/${slug}`,
    chatHref: (id) => `/messages/${id}`,
    applicationsHref: '/job-applications',
    linkComponent: 'a',
    tabs: null,
  },
} satisfies Meta<typeof AssignmentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under way first, then those to come. */
export const Ongoing: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await expect(titles[0]).toBe('Distriktssköterska');
    await expect(titles.at(-1)).toBe('Julvikarie');
  },
};
export const Completed: Story = {
  args: {
    list: 'completed',
    assignments: [
      anAssignment({
        id: 'done',
        phase: 'completed',
        job: aJobSummary({ startsOn: '2026-06-01', endsOn: '2026-08-30' }),
      }),
    ],
  },
};
export const NoneOngoing: Story = { args: { assignments: [] } };
export const NoneCompleted: Story = { args: { list: 'completed', assignments: [] } };
export const Loading: Story = { args: { assignments: undefined } };
export const Failed: Story = { args: { assignments: undefined, onRetry: fn() } };
export const Paged: Story = {
  args: { more: { total: 40, more: 'idle', loadMore: fn() } },
};
