import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplyClosed } from '../../src/features/application/apply/ApplyClosed';
import { Receipt } from '../../src/features/application/apply/Receipt';
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
  args: { application: anApplication(), demo: false, ...WAYS },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const SentInTheDemo: Story = { args: { demo: true } };

/** The recruiter has read it while the receipt is still shown. */
export const AlreadyMoving: Story = {
  args: { application: anApplication({ status: 'qualified' }) },
};

export const AlreadyApplied: Story = { render: () => <ApplyClosed reason="already" {...WAYS} /> };
export const Closed: Story = { render: () => <ApplyClosed reason="closed" {...WAYS} /> };
export const Unavailable: Story = { render: () => <ApplyClosed reason="unavailable" {...WAYS} /> };
export const NoSuchJob: Story = { render: () => <ApplyClosed reason="not_found" {...WAYS} /> };
