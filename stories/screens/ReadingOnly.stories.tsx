import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReadingOnlyLine } from '../../src/app/shell/ReadingOnlyLine';
import { SiteHeader } from '../../src/app/shell/SiteHeader';
import { fakeServices } from '../../src/testing/fakeServices';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { forgetSite } from '../lib/forgetSite';
import { siteLoader, siteRouter } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Shell/Only reading works',
  component: ReadingOnlyLine,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteRouter],
  beforeEach: forgetSite,
  args: { since: '2026-11-22T13:05:00.000Z', onOver: fn() },
  render: (args, { loaded }) => {
    const { client } = fakeServices({ 'session/me': { status: 0, profile: null } });
    return (
      <SiteFrame intl={loaded.intl} api={client}>
        <ReadingOnlyLine {...args} />
        <SiteHeader />
        <main style={{ minBlockSize: '40vh' }} />
      </SiteFrame>
    );
  },
} satisfies Meta<typeof ReadingOnlyLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What works, what does not, since when, and where to read more. */
export const Visitor: Story = {
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'reading_only.more' });
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/driftstatus');
  },
};

/** Whoever has a session is told that it is still there. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvas, loaded }) => {
    const text = loaded.intl.formatMessage({ id: 'reading_only.signed_in' });
    await expect(canvas.getByText(text)).toBeVisible();
  },
};
