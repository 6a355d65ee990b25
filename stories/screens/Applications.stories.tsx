import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { APPLICATION_STATUSES } from '../../domain/applications/status';
import { ApplicationsView } from '../../src/features/application/ApplicationsView';
import { aJobSummary, anApplication } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const history = (['candidate', 'qualified', 'documented'] as const).map((status, index) => ({
  status,
  at: `2026-11-${18 + index}T09:3${index}:00.000Z`,
  by: index === 0 ? ('candidate' as const) : ('employer' as const),
}));

const meta = {
  title: 'Screens/Applications',
  component: ApplicationsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    applications: [
      anApplication({
        id: 'interested',
        status: 'interested',
        waitsFor: ['apply'],
        job: aJobSummary({ title: 'Barnmorska till förlossningen' }),
      }),
      anApplication({ id: 'documented', status: 'documented', history }),
      anApplication({
        id: 'employed',
        status: 'employed',
        history: [
          ...history,
          { status: 'employed', at: '2026-11-21T08:00:00.000Z', by: 'employer' },
        ],
        job: aJobSummary({ title: 'Sommarjobb på vårdcentralen', hourlyRate: null }),
      }),
    ],
    more: null,
    onRetry: null,
    onWithdraw: fn(async () => true),
    jobsHref: '/jobs',
    jobHref: ({ slug }) => `/jobb/${slug}`,
    interviewHref: (id) => `/candidate/interview?application=${id}`,
    chatHref: (id) => `/messages/${id}`,
    waitsHref: ({ id }, what) => `/candidate/${what}?id=${id}`,
    assignmentsHref: '/job-applications?tab=ongoing',
    today: '2026-11-22',
    linkComponent: 'a',
    demo: false,
    tabs: null,
  },
} satisfies Meta<typeof ApplicationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { applications: undefined } };
export const Empty: Story = { args: { applications: [] } };
export const Failed: Story = { args: { applications: undefined, onRetry: fn() } };

/** Every status with its colour, its texts and its progress. */
export const AllStatuses: Story = {
  args: {
    applications: APPLICATION_STATUSES.map((status) =>
      anApplication({ id: status, status, pendingFrom: status === 'pending' ? 'qualified' : null }),
    ),
  },
};

/** Everything that an application can wait for, each with the button that does it. */
export const Waiting: Story = {
  args: {
    applications: [
      anApplication({
        id: 'sent',
        status: 'sent',
        invitationMessage: 'Hej!\nVi söker någon som du.',
        waitsFor: ['reply'],
      }),
      anApplication({
        id: 'pending',
        status: 'pending',
        pendingFrom: 'qualified',
        documentRequest: {
          types: ['id_card', 'cpr_certificate'],
          missing: ['id_card', 'cpr_certificate'],
          message: null,
          dueOn: '2026-12-01',
          askedAt: '2026-11-20T09:30:00.000Z',
        },
        waitsFor: ['documents', 'interview'],
      }),
      anApplication({ id: 'draft', status: 'interested', waitsFor: ['draft'] }),
    ],
  },
};

/** Those that came through a link say what the employer sees of it. */
export const Recommended: Story = {
  args: {
    applications: [
      anApplication({ id: 'colleague', recommendedBy: 'candidate' }),
      anApplication({ id: 'employer', recommendedBy: 'employer' }),
    ],
  },
};

/** An invitation that was turned down. */
export const Declined: Story = {
  args: {
    applications: [
      anApplication({
        status: 'not_interested',
        history: [
          { status: 'sent', at: '2026-11-20T09:30:00.000Z', by: 'employer' },
          { status: 'not_interested', at: '2026-11-21T09:30:00.000Z', by: 'candidate' },
        ],
      }),
    ],
  },
};

/** Turning an invitation down asks for confirmation first. */
export const Declining: Story = {
  args: { applications: [anApplication({ status: 'sent', waitsFor: ['reply'] })] },
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'application.decline' });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${name}`) }));
    const dialog = await within(document.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      loaded.intl.formatMessage({ id: 'application.decline.title' }),
    );
  },
};

/** More than one page of them: the rest is loaded on request. */
export const Paged: Story = {
  args: {
    applications: [anApplication()],
    more: { total: 3, more: 'idle', loadMore: fn() },
  },
  play: async ({ args, canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'applications.more' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.more?.loadMore).toHaveBeenCalledOnce();
  },
};

/** The next page could not be read; the shown ones stay. */
export const PageFailed: Story = {
  args: {
    applications: [anApplication()],
    more: { total: 3, more: 'failed', loadMore: fn() },
  },
};

/** The recruiter has just moved one on: it is announced, and the card shows it. */
export const Moved: Story = {
  args: { demo: true },
  render: function Render(args) {
    const [applications, setApplications] = useState([anApplication()]);
    useEffect(() => setApplications([anApplication({ status: 'qualified' })]), []);
    return <ApplicationsView {...args} applications={applications} />;
  },
};

/** Withdrawing asks for confirmation first; the cancel button has the focus. */
export const Withdrawing: Story = {
  args: { applications: [anApplication()] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await within(document.body).findByRole('alertdialog');
    const [keep, withdraw] = within(dialog).getAllByRole('button');
    await waitFor(() => expect(keep).toHaveFocus());
    if (withdraw) await userEvent.click(withdraw);
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
