import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ApplyClosed } from '../../src/features/application/apply/ApplyClosed';
import { Receipt } from '../../src/features/application/apply/Receipt';
import { ReceiptInterview } from '../../src/features/application/apply/ReceiptInterview';
import { anApplication } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const WAYS = {
  applicationsHref: '/job-applications',
  jobsHref: '/jobs',
  linkComponent: 'a',
} as const;

const meta = {
  title: 'Screens/Apply, end',
  component: Receipt,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    application: anApplication(),
    chatHref: '/messages/a-1',
    demo: false,
    email: 'alva.nordanvik@example.com',
    onSendAgain: fn(async () => undefined),
    ...WAYS,
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};

/** The copy is sent again, and the page says so. */
export const CopySentAgain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('status').at(-1)).not.toBeEmptyDOMElement());
  },
};
export const SentInTheDemo: Story = { args: { demo: true } };

const interview = (startsAt: string | null) => (
  <ReceiptInterview startsAt={startsAt} href="#interview" linkComponent="a" />
);
/** The interview was booked with the application. */
export const WithInterview: Story = { args: { interview: interview('2026-11-23T09:00:00.000Z') } };
export const InterviewToBook: Story = { args: { interview: interview(null) } };

/** The recruiter has read it while the receipt is still shown. */
export const AlreadyMoving: Story = {
  args: { application: anApplication({ status: 'qualified' }) },
};

export const AlreadyApplied: Story = { render: () => <ApplyClosed reason="applied" {...WAYS} /> };
/** They were invited and said no, which is final. */
export const Declined: Story = { render: () => <ApplyClosed reason="declined" {...WAYS} /> };
/** It ended before they had applied. */
export const Over: Story = { render: () => <ApplyClosed reason="over" {...WAYS} /> };
/** The job closed while they applied: what they filled in is kept. */
export const ClosedMeanwhile: Story = {
  render: () => <ApplyClosed reason="meanwhile" {...WAYS} />,
};
export const Closed: Story = { render: () => <ApplyClosed reason="closed" {...WAYS} /> };
export const Unavailable: Story = { render: () => <ApplyClosed reason="unavailable" {...WAYS} /> };
export const NoSuchJob: Story = { render: () => <ApplyClosed reason="not_found" {...WAYS} /> };
