import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SharedReferences } from '../../src/features/given-references/SharedReferences';
import { aGivenRequest } from '../../src/testing/aReferenceRequest';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const done = async () => {};
const SHARE = {
  applicationId: 'a-1',
  employerName: 'Exempelvård',
  jobTitle: 'Sjuksköterska till akuten',
  sharedAt: '2026-03-02T09:00:00.000Z',
  openUntil: '2026-04-01T09:00:00.000Z',
};

const meta = {
  title: 'Screens/Shared references',
  component: SharedReferences,
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    applicationId: 'a-1',
    workplace: 'Kliniken',
    references: [
      aGivenRequest({ shares: [SHARE] }),
      aGivenRequest({ id: 'request-2', name: 'Annan Chefsson', workplace: 'Vårdcentralen' }),
    ],
    mayShare: true,
    onShare: fn(done),
    onUnshare: fn(done),
  },
} satisfies Meta<typeof SharedReferences>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is shared until a day, the other is not; each is one press. */
export const Ongoing: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string, values = {}) => loaded.intl.formatMessage({ id }, values);
    const month = canvas.getByRole('radio', { name: say('given_references.share.until.month') });
    await userEvent.click(month);
    const name = 'Annan Chefsson';
    await userEvent.click(
      canvas.getByRole('button', { name: say('given_references.here.share.named', { name }) }),
    );
    await expect(args.onShare).toHaveBeenCalledWith('request-2', 'month');
  },
};
/** The application has ended: what is shared can be taken back, and nothing more is shared. */
export const Ended: Story = { args: { mayShare: false } };
/** The line breaks: nothing is changed, and it says so. */
export const Failed: Story = {
  args: { onUnshare: fn(() => Promise.reject(new Error('No line.'))) },
  play: async ({ canvas, loaded, userEvent }) => {
    const say = (id: string, values = {}) => loaded.intl.formatMessage({ id }, values);
    const name = 'Chefa Exempelsson';
    await userEvent.click(
      canvas.getByRole('button', { name: say('given_references.here.unshare.named', { name }) }),
    );
    await expect(await canvas.findByText(say('given_references.failed'))).toBeVisible();
  },
};
